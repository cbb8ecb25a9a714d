import { catalogPath, nowPath, rulesPath } from "./address";
import { bearer } from "./keys";
import type { CatalogRow, Created, GameInfo, Hint, Joined, Listed, Message, NewKey, NewTable, Plan, Planned, Problem, RuleSection, StepView, Summary, TableMessage } from "./types";

/** The server refused; `message` is for people, `status` is the HTTP status (0: not reached). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** In the texts of every language. */
    readonly text?: Message,
  ) {
    super(message);
  }
}

async function request<T>(path: string, keys: string[], body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (keys.length) headers.Authorization = bearer(keys);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    answer = await (window.rondelEarly?.take(path, keys) ?? fetch(path, init));
  } catch {
    throw new Refused(0, "offline");
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refused(answer.status, said.detail ?? "", said.message);
  }
  return (await answer.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = request<T>(path, []);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  catalog: (game: string) => once<CatalogRow[]>(catalogPath(game)),
  rules: (game: string, language: string) => once<RuleSection[]>(rulesPath(game, language)),
  create: (table: NewTable) => request<Created>("/api/tables", [], table),
  list: (keys: string[]) => request<Listed>("/api/tables/list", [], { keys }),
  join: (table: string, name: string) =>
    request<Joined>(`/api/tables/${table}/join`, [], { name }),
  newKey: (table: string, seat: number, keys: string[]) =>
    request<NewKey>(`/api/tables/${table}/seats/${seat}/key`, keys, {}),
  standIn: (table: string, seat: number, on: boolean, keys: string[]) =>
    request<Summary>(`/api/tables/${table}/seats/${seat}/bot`, keys, { on }),
  now: (table: string, keys: readonly string[]) => request<TableMessage>(nowPath(table), [...keys]),
  hint: (table: string, seat: number, keys: string[]) => request<Hint>(`/api/tables/${table}/seats/${seat}/hint`, keys),
  plan: (table: string, seat: number, plan: Planned, keys: string[]) => request<Plan>(`/api/tables/${table}/seats/${seat}/plan`, keys, plan),
  summary: (table: string, keys: string[]) => request<Summary>(`/api/tables/${table}`, keys),
  /** A step with the events from `since` on: with those of the step alone, if nothing is said. */
  step: (table: string, step: number, keys: string[], since = step) =>
    request<StepView>(`/api/tables/${table}/steps/${step}?since=${since}`, keys),
  record: (table: string, keys: string[]) => request<unknown>(`/api/tables/${table}/record`, keys),
  importRecord: (record: unknown) => request<Created>("/api/tables/import", [], { record }),
  fork: (table: string, step: number, keys: string[]) =>
    request<Created>(`/api/tables/${table}/fork`, keys, { step }),
};
