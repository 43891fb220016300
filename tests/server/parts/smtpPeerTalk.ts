import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export const behaviours = ['accept', 'slow', 'temporary', 'permanent', 'dropInData', 'dropAfterData', 'hang'] as const;
export type Behaviour = (typeof behaviours)[number];
export type PeerRequest = { behave: readonly Behaviour[] };
export type Received = { raw: string; answered: boolean; from: string; to: string[] };
export type PeerReport = Received | { port: number } | { behaving: true };

export type SmtpPeer = {
  url: string;
  port: number;
  received: Received[];
  /** Each new recipient meets the next behaviour, round and round. */
  behave: (...behave: Behaviour[]) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  const child: ChildProcess = fork(new URL('./smtpPeer.ts', import.meta.url), [String(port)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const received: Received[] = [];
  child.on('message', (report: PeerReport) => {
    if ('raw' in report) received.push(report);
  });
  const told = (key: 'port' | 'behaving') =>
    new Promise<PeerReport>((resolve) => {
      child.on('message', function listen(report: PeerReport) {
        if (!(key in report)) return;
        child.off('message', listen);
        resolve(report);
      });
    });
  const report = await told('port');
  const actual = 'port' in report ? report.port : 0;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    async behave(...behave) {
      const done = told('behaving');
      child.send({ behave } satisfies PeerRequest);
      await done;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
