# Words of the browser client: English.
web-home = Home
web-close = Close
web-loading = Loading the table
web-nothing-here = There is nothing at this address.
web-tools = Tools
web-more = More
web-views = Views
web-tab-board = Board
web-tab-mine = Mine
web-key = key { $text }
web-prompt = What to do
web-phases = Phases of the turn
web-n-of = { $n } of { $total }
web-thinks = thinking for { $text }
web-bot-plays = a bot plays
web-hours = { $n } h
web-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-time-used = { $text } used
web-time-left = { $text } left
web-time-over = over time by { $text }
web-live-score = Score so far
web-log-hint = point to show on the board
web-no-moves = No moves yet.
web-no-choice = not one of the choices now
web-choose-lit =
    { $n ->
        [one] Choose the outlined thing.
       *[other] Choose one of { $n } outlined things.
    }
web-done-left =
    { $n ->
        [one] { $n } other choice is still open here.
       *[other] { $n } other choices are still open here.
    }
web-confirm = Confirm
web-back = Back
web-redo = Redo
web-restart = Back to the start of the turn
web-plan = Plan, nothing is played
web-plan-ahead = Plan ahead
web-plan-why = Try your next turn. What is hidden and what the others do is guessed, only from what you can see. Nothing is kept.
web-plan-turn = It is your turn at the table.
web-no-plan = The plan cannot go on now. Try again, or go back to the table.
web-replay = Replay
web-text-table = Table in words
web-talk = Chat and notes
web-say = Say something
web-send = Send
web-nudge-line = is waiting for { $name }
web-no-chat = Nobody has said anything yet.
web-note = Private note, only for you
web-theme = Light or dark
web-settings = Settings
web-links = Invitations
web-links-why = A seat link is the right to that seat. Send each person their own; opening it on another device moves the seat there.
web-invitation = Invitation link
web-watchers = Watchers
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-of = QR code of the link: { $name }
web-renew = New link, old one ends
web-open-seat = open seat
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-pass-to = Pass the screen to { $name }
web-pass-why = The table is covered, so that nobody sees another hand.
web-i-am = I am { $name }
web-reconnecting = Connection lost, your moves are kept. Retrying ({ $n })
web-nudge = Nudge
web-nudge-sent = Reminder sent.
web-waits-for-you = { $name } is waiting for you.
web-stand-in = Let a bot play for { $name }
web-bot-plays-for-you = A bot plays for you.
web-take-back = Play myself again
web-asked-undo = { $name } asks to go back to move { $n }.
web-refused = The server refused this.
web-refused-illegal = This cannot be played now.
web-refused-stale = The table moved on. Please look again.
web-refused-forbidden = This seat is not yours, or it is not your turn.
web-refused-malformed = The message was not understood.
web-refused-too-fast = Too many messages. Wait a moment.
web-refused-nothing-to-undo = Nothing can be taken back: something was revealed, or the turn has passed.
web-no-table = There is no such table.
web-no-right = You have no key to this table. Ask its host for an invitation link.
web-no-server = The server cannot be reached.
web-keyboard = Keyboard
web-keys-choose = choose
web-keys-skip = finish, skip, end turn
web-keys-tab = from the prompt to the board, the players and the log
web-keys-walk = walk through what may be chosen
web-keys-jump = go to board, markets, players, log
web-keys-more = more about what is pointed at or in focus
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-text-size = Text size
web-confirm-level = Ask to confirm
web-confirm-irreversible = only what cannot be undone
web-confirm-all = every choice
web-motion = Animation
web-motion-full = full
web-motion-none = none
web-sound = Sound when it is your turn
web-your-name = Your name
web-search = Search
web-reference = Rules and components
web-contents = Contents
web-found =
    { $n ->
        [0] Nothing found
       *[other] Found: { $n }
    }
web-rules-languages = Tables of component data are in English.
web-rules = Rules
web-component-data = Component data
web-rulings = Rulings
web-rules-stated = Rules without a mark are stated in the rulebook.
web-rulebook = Rulebook
web-from-S = stated
web-from-P = public
web-from-I = inferred
web-from-R = reconstructed
web-more = More
web-guest = Guest
web-join-why = At this table: { $names }. A seat is free.
web-sit-down = Sit down
web-no-seat = No seat is free any more.
web-welcome = Heavy board games at your own table: with friends by link, on one screen, against bots or solo. No account needed.
web-start-bot = Start with a bot in 10 seconds
web-start-solo = Solo game
web-new-table = New table
web-import = Open a record
web-bad-file = This file is no record of a game, or it does not fit the rules.
web-my-tables = My tables
web-open-tables = Open tables
web-finished = Finished games
web-learn = Learn: components and rules
web-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-solo = solo
web-seat-here = on this screen
web-seat-link = by invitation link
web-seat-open = open to anybody
web-seat-bot = bot
web-strength = Strength
web-bot-random = easy (random)
web-bot-greedy = medium (greedy)
web-bot-search = strong (searches)
web-first-game = First game
web-surprise = Surprise me
web-confirm-turn = End each turn by hand
web-pace = Pace
web-pace-none = none
web-pace-live = live, with clocks
web-pace-days = by correspondence
web-pace-minutes-each = Minutes for each player, for the whole game
web-pace-days-each = Days for each turn
web-pace-why = The clocks force nothing and nobody loses by them. When somebody is over time, the host may let a bot play for them until they are back.
web-pace-n-minutes = { $n } min each
web-pace-n-days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
web-title = Name of the table
web-open-table = Open the table
web-not-opened = The table could not be opened with these choices.
web-no-replay = This game cannot be shown to you.
web-no-fork = The game cannot go on from here.
web-no-record = The record is given out when the game is over.
web-export = Save the record
web-play-on = Play on from here
web-share = Link to this step
web-first = First
web-previous = Previous
web-play = Play
web-next = Next
web-last = Last
web-step = Step
web-view-as = Seen by
web-to-table = To the table
web-rematch = Another game
web-times = Time used
web-score-chart = Score over the game
web-ask-undo = Ask everybody to go back before my last move
web-asked = Asked. The others must agree.
web-extra = Extra actions
web-your-area = Your area
web-skip = Skip
web-replay-turn = Show the last turn again
web-motion-short = short
web-asked-refused = Not everybody agreed: the game goes on from here.
web-hint = Hint: what a bot would do
web-hints = A bot would choose:
web-no-hint = No hint can be had now.
web-undo-ended = something was revealed
web-undo-why = Cannot be taken back: { $text }
web-skip-motion = skip what is shown
web-keys-events = previous and next event of the log
web-keys-zoom = zoom in, out, fit
web-starts = { $name } starts.
web-sounds = Sound
web-effects = Small sounds for moves
web-notify = Message from the system when it is your turn
web-patterns = Stronger player patterns
web-turning-points = Turning points
web-swing = { $name }: +{ $n } on the others, moves { $first } to { $last }
web-speed = Speed
