import { Refusal } from '@ribambelle/database/refusal.ts';
import { runCommand } from '../start/command.ts';
import { say } from '../start/say.ts';
import { readStartSettings } from '../start/start-settings.ts';

/**
 * Passes a returned message (from the standard input) to the server running here: for a mail server
 * that pipes into a command.
 */
await runCommand(async () => {
  const { backOfficePort, mailReports } = readStartSettings(process.env);
  if (mailReports === null)
    throw new Refusal('BOUNCE_DOMAIN and BOUNCE_SECRET are not set: nothing is taken back.');
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  const answer = await fetch(`http://localhost:${backOfficePort}/mail-reports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mailReports.secret}` },
    body: Buffer.concat(parts),
  });
  const words = await answer.text();
  if (!answer.ok) throw new Refusal(`The server said ${answer.status}: ${words}`);
  say(words);
});
