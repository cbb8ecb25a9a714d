/** Whether the screen has one column, as the layouts have it. */
const query = matchMedia("(max-width: 820px)");
const state = $state({ narrow: query.matches });
query.addEventListener("change", () => (state.narrow = query.matches));

export const narrow = (): boolean => state.narrow;
