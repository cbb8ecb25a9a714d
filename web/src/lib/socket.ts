/** The live wire of one table. */
import { WebSocket as Reconnecting } from "partysocket";
import type { FromClient, FromServer, Hello } from "./types";

export interface Wire {
  send(message: FromClient): void;
  close(): void;
  reconnect(): void;
}

export interface WireEvents {
  hello(): Hello;
  message(data: FromServer): void;
  state(open: boolean, attempt: number): void;
  /** The server said that there is nothing to see; it is not asked again. */
  refused(code: number): void;
}

export function connect(table: string, events: WireEvents): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new Reconnecting(`${scheme}://${location.host}/api/tables/${table}/live`, [], {
    minReconnectionDelay: 400,
    maxReconnectionDelay: 5000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 5000,
    maxEnqueuedMessages: 0,
  });
  let alive = Date.now();
  let last = alive;
  const beat = setInterval(() => {
    const now = Date.now();
    const slept = now - last > 15000; // the computer slept: give the wire a moment
    last = now;
    if (socket.readyState !== Reconnecting.OPEN) return;
    if (!slept && now - alive > 20000) socket.reconnect();
    else socket.send('{"type":"ping"}');
  }, 6000);
  socket.addEventListener("open", () => {
    alive = Date.now();
    socket.send(JSON.stringify(events.hello()));
    events.state(true, 0);
  });
  socket.addEventListener("message", (event: MessageEvent) => {
    alive = Date.now();
    const data = JSON.parse(event.data as string) as FromServer;
    if (data.type !== "pong") events.message(data);
  });
  socket.addEventListener("close", (event: { code?: number }) => {
    if (event.code === 4401 || event.code === 4404) {
      socket.close();
      events.refused(event.code);
    }
    events.state(false, socket.retryCount);
  });
  socket.addEventListener("error", () => events.state(false, socket.retryCount));
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    reconnect: () => socket.reconnect(),
    close: () => {
      clearInterval(beat);
      socket.close();
    },
  };
}
