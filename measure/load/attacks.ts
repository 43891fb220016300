import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { tally } from './ask.ts';

export type Attack = { name: string; start: (url: string) => Promise<() => Promise<string>> };

/** Connections that drip a header a second and never finish, and come again when they are cut off. */
export function slowloris(sockets: number): Attack {
  return {
    name: `Slowloris with ${sockets} sockets`,
    start: async (url) => {
      let running = true;
      let cut = 0;
      const open = new Set<Socket>();
      const drip = () => {
        if (!running) return;
        const socket = opened(url, open);
        const timer = setInterval(() => socket.write('X-Drip: 1\r\n'), 1000);
        socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: site\r\n'));
        socket.on('close', () => {
          clearInterval(timer);
          if (running) cut++;
          drip();
        });
      };
      for (let at = 0; at < sockets; at++) drip();
      return async () => {
        running = false;
        closeAll(open);
        return `${cut} were cut off`;
      };
    },
  };
}

/** Half of them send nothing, the others ask once and stay connected. */
export function idle(wanted: number): Attack {
  const count = Math.min(wanted, openFiles() - 500);
  return {
    name: `${count} idle connections${count < wanted ? ` (of ${wanted}: raise it with ulimit -n)` : ''}`,
    start: async (url) => {
      const open = new Set<Socket>();
      for (let at = 0; at < count; at++) {
        const socket = opened(url, open);
        if (at % 2) socket.on('connect', () => socket.write('HEAD / HTTP/1.1\r\nHost: site\r\n\r\n'));
        if (at % 100 === 0) await wait(5);
      }
      return async () => {
        const held = open.size;
        closeAll(open);
        return `${held} were still held`;
      };
    },
  };
}

/** A steady rate that does not wait for answers, over kept connections as browsers and balancers have them. */
export function burst(perSecond: number): Attack {
  return {
    name: `burst of ${perSecond} requests a second`,
    start: async (url) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 500 });
      const answers = tally();
      const pending = new Set<Promise<unknown>>();
      const begin = performance.now();
      let sent = 0;
      const timer = setInterval(() => {
        for (const due = ((performance.now() - begin) / 1000) * perSecond; sent < due; sent++) {
          const one = answers.ask(url, { path: '/' }, agent);
          pending.add(one);
          one.finally(() => pending.delete(one));
        }
      }, 5);
      return async () => {
        clearInterval(timer);
        await Promise.all(pending);
        agent.destroy();
        const report = `${answers.requests} answered, slowest ${answers.slowest.toFixed(0)} ms, ${answers.failures} errors`;
        if (answers.failures > 0 || answers.slowest > 1000) throw new Error(report);
        return report;
      };
    },
  };
}

function opened(url: string, open: Set<Socket>): Socket {
  const socket = connect(Number(new URL(url).port || 80), new URL(url).hostname);
  open.add(socket);
  // Being cut off is what an attacker expects.
  socket
    .on('error', () => {})
    .on('close', () => open.delete(socket))
    .resume();
  return socket;
}

function closeAll(open: Set<Socket>): void {
  for (const socket of open) socket.destroy();
}

function openFiles(): number {
  const report = process.report?.getReport() as
    | { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }
    | undefined;
  const soft = report?.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
