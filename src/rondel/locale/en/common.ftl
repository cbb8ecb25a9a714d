# Words of the house: English.

## The language

language-name = English

## Where component data comes from

origin-S = stated in the rulebook
origin-P = seen in public material
origin-I = inferred from the rules
origin-R = reconstructed, may differ from the box
ui-origin = Source

## Parts of the screen

ui-trail = Trail
ui-board = Game board
ui-your-board = Your board
ui-player-board = Player board: { $name }
ui-players = Players
ui-hand = Hand
ui-market = Market
ui-markets = Markets
ui-cattle-market = Cattle market
ui-worker-supply = Worker supply
ui-worker-area = Worker area
ui-workers = Workers
ui-cattle = Cattle
ui-train = Train
ui-buildings = Buildings
ui-neutral-buildings = Neutral buildings
ui-objectives = Objective tiles
ui-bonus-tiles = Bonus tiles
ui-trading-posts = Trading posts
ui-discs = Discs
ui-auxiliary-actions = Auxiliary actions
ui-certificates = Certificates
ui-permanent-certificates = Permanent certificates
ui-exchange-tokens = Exchange tokens
ui-money = Money
ui-herder = Herder
ui-herders = Herders
ui-step-limit = Step limit
ui-hand-limit = Hand limit
ui-owner = Owner
ui-empty = empty
ui-none = none
ui-yes = yes
ui-no = no
ui-you = you
ui-log = Log
ui-options = Options
ui-setup = Set-up
ui-catalog = Components
ui-effects = Actions
ui-rules = Rules
ui-language = Language
ui-seed = Seed
ui-seed-value = Seed { $seed }
ui-difficulty = Difficulty

## Cards

ui-deck = Deck
ui-draw-pile = Draw pile
ui-discard-pile = Discard pile
ui-unseen-cards = Unseen cards
ui-face-up = face up
ui-stack = Stack
ui-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ui-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
ui-left = { $n } left
ui-dollars = ${ $n }
ui-vp = { $n } VP
ui-points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
ui-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

## Whose turn it is

ui-player = Player
ui-player-number = Player { $n }
ui-player-count =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-seat = Seat
ui-bot = bot
ui-human = person
ui-turn = Turn
ui-turn-number = Turn { $n }
ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-thinking = { $name } is thinking …
ui-pass-device = Pass the screen to { $name }, then press Enter.
ui-press-enter = Press Enter to go on.

## Commands

ui-commands = Commands
ui-choose = Your choice
ui-choose-number = Choose a number from { $first } to { $last }.
ui-undo = Undo
ui-undo-help = take back the last move
ui-undone = The last move has been taken back.
ui-nothing-to-undo = Nothing can be taken back: something was revealed, or the turn has passed.
ui-help = Help
ui-help-help = list the commands; ? 2 explains option 2, ? corriente or ? delivery a component or a term (an option’s number comes first)
ui-help-unknown = Nothing is called “{ $text }”.
ui-not-now = Not now: { $text }.
ui-save = Save
ui-save-help = save the game
ui-saved = Saved to { $path }.
ui-saved-games = Saved games
ui-no-saved-games = There is no saved game.
ui-resume = Resume
ui-resume-help = go on with a saved game
ui-resumed = The game from { $path } goes on.
ui-cannot-read = { $path } cannot be read: { $error }
ui-cannot-save = The game could not be saved: { $error }
ui-quit = Quit
ui-quit-help = leave; the game is saved
ui-goodbye = Goodbye!
ui-log-help = show what has happened
ui-score-help = show the score so far
ui-board-help = show the table again
ui-hint = Hint
ui-hint-help = suggest a move
ui-unknown-command = Unknown command: { $command }
ui-illegal-move = This cannot be played now: { $command }
ui-new-game = New game
ui-choose-game = Choose a game
ui-choose-players = Number of players
ui-choose-language = Choose a language
ui-default = default

## The end of the game

ui-game-over = The game is over
ui-score = Score
ui-final-score = Final score
ui-category = Category
ui-categories = Categories
ui-total = Total
ui-tie-break = Tie-break
ui-place = Place
ui-place-number = Place { $n }
ui-winner = Winner
ui-wins =
    { $n ->
        [one] { $name } wins with { $n } victory point!
       *[other] { $name } wins with { $n } victory points!
    }
ui-shared-win = Shared win: { $names }
score-total = Total

## The table in the terminal

ui-id = Id
ui-name = Name
ui-data = Data
ui-since-last-turn = Since your last turn
ui-so-far = So far
ui-command-line = u undo · ? help · i hint · t table · o others · d piles · b score · q quit
ui-number-help = play the option with this number
ui-rivals-help = show the other players in detail
ui-piles-help = show your discard pile and what your draw pile holds
ui-signs = Signs
ui-sign-corner = black corner
ui-sign-again = several own discs may stand here
ui-sign-option = number of an option that points here
ui-sign-then = discard or pay this, then get that
ui-by-tie-break = The tie-break decides.
ui-bot-name = { $name } (bot { $n })
ui-quit-keep = Keep the saved game? (y/n)
ui-replay-help = Enter or n: next · p: previous · a number: go there · q: quit
ui-replay-step = Move { $n } of { $total }
ui-choose-step = Type a number from 0 to { $last }, n, p or q.
ui-space-cost =
    { $n ->
        [0] empty
       *[other] empty, ${ $n }
    }
ui-last-turns = { $seat } has finished: last turns
ui-simmental-empty = the next arrival ends the game
ui-simmental-left =
    { $n ->
        [one] the end: { $n } more arrival
       *[other] the end: { $n } more arrivals
    }
ui-delivery-value =
    delivers { $n }{ $total ->
        [0] { "" }
       *[other] , with certificates { $total }
    }
ui-face-down = { $n } face down
ui-permanent = permanent
ui-closed = closed
ui-auxiliary-short = Auxiliary
ui-ownership-tokens = Ownership tokens
ui-train-and-buildings = Train and buildings
ui-tiles-title = Tiles
ui-col-value = value
ui-col-vp = VP
ui-col-cowboys = cowb.
ui-col-engineers = eng.
ui-col-builders = bld.
ui-col-jokers = jok.
ui-col-money = $
ui-col-cost = cost
ui-col-left = left
ui-icon-delivery = delivery
ui-icon-certificate = cert.
ui-icon-exchange-token = token
ui-icon-hire = hire
ui-icon-buy-cattle = buy cattle
ui-icon-train = train
ui-icon-build = build
ui-icon-objective = objective
ui-icon-bonus = bonus tile
ui-icon-tile-any = any tile
ui-icon-aux = 1 aux.
ui-icon-aux-double = 2 aux.
ui-icon-steps = move
ui-icon-gain-cattle = gain
ui-icon-cow-any = cattle
ui-icon-card-remove = remove
ui-kind-node = Place on the trail
ui-kind-breed = Cattle
ui-kind-worker = Worker
ui-kind-neutral = Neutral building
ui-kind-building = Building
ui-kind-train = Train card
ui-kind-disc = Disc
ui-kind-auxiliary = Auxiliary action
ui-kind-post = Trading post
ui-kind-tile = Tile
ui-kind-sue = Card of the solo opponent
ui-tie-break-value = { $n }
ui-hidden-points = Points that lie face down are not counted.
ui-alone =
    { $n ->
        [one] { $name } has { $n } victory point.
       *[other] { $name } has { $n } victory points.
    }

## What the web table refuses

refused-illegal = This cannot be played now.
refused-not-your-turn = It is not your turn.
refused-stale = The table has moved on. Please look again.
refused-forbidden = This seat is not yours.
refused-malformed = The message was not understood.
refused-too-fast = Too many messages. Wait a moment.
refused-nothing-to-undo = Nothing can be taken back: something was revealed, or the turn has passed.
refused-nothing-to-redo = There is nothing to play again.
refused-nobody-to-nudge = There is nobody to nudge now.
refused-nudged = You have just nudged. Once a minute is enough.
problem-no-table = There is no such table.
problem-no-seat = No seat is free here.
problem-no-step =
    { $n ->
        [one] This game has only { $n } step.
       *[other] This game has only { $n } steps.
    }
problem-forbidden = Your links do not open this. They may have been replaced.
problem-stale = The table has changed meanwhile. Please try again.
problem-unreadable = This game was played by another version of the rules and cannot go on here.
problem-unknown = There is nothing at this address.
problem-bad-setup = The game cannot be set up like this.
problem-bad-record = This is no record of a game, or it does not fit the rules.
problem-not-late = This player still has time.
problem-too-large = This is too large.
problem-too-fast =
    { $n ->
        [one] Too many requests. Try again in { $n } second.
       *[other] Too many requests. Try again in { $n } seconds.
    }
problem-malformed = The request was not understood.
problem-internal = Something went wrong on the server. Nothing was changed.
