/** Addresses that more than one script knows. */
export const tableIn = (path: string): string | undefined => /^\/t\/([\w-]+)$/.exec(path)?.[1];
export const gameIn = (search: string): string | undefined => /[?&]game=([\w-]+)/.exec(search)?.[1];
export const nowPath = (table: string): string => `/api/tables/${table}/now`;
export const catalogPath = (game: string): string => `/api/games/${game}/catalog?lang=en`;
export const rulesPath = (game: string, language: string): string => `/api/games/${game}/rules?lang=${language}`;
