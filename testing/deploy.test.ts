import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@ribambelle/database/connect.ts';
import { migrate } from '@ribambelle/database/migrate.ts';
import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { startServer } from '@ribambelle/server/main.ts';
import { readStartSettings } from '@ribambelle/tools/start/start-settings.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startMachinePostgres, versionOfMachine } from './fakes/machine-postgres.ts';

const ROOT = join(import.meta.dirname, '..');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = readText('docs/running/deploy.md');
const readme = readText('README.md');

/** Returns the blocks of the page in a language, as written there. */
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );

/** Returns the settings before a command, or in the lines of a unit. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s|Environment=)([A-Z][A-Z_]+)=('[^']*'|\S+)/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll("'", '')],
    ),
  );

/** The settings of `npm start` and of backups, as the README lists them. */
const names_documented = new Set(
  [...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  ),
);

test('each part of the page is covered by tests that exist', () => {
  const parts = ['Deploying', ...[...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)];
  const rows = new Map(
    [...page.matchAll(/^\| ([A-Z][^|]+?) \| (`.+) \|$/gm)].map(([, part, proofs]) => [
      part,
      proofs,
    ]),
  );
  expect([...rows.keys()]).toEqual(parts.filter((part) => part !== 'What holds this page'));
  for (const proofs of rows.values()) {
    const tests = [...(proofs ?? '').matchAll(/`([^`]+)` "([^"]+)"/g)];
    expect(tests.length).toBeGreaterThan(0);
    for (const [, path = '', name = ''] of tests) {
      expect(existsSync(join(ROOT, path)), path).toBe(true);
      expect(readText(path), `${path} has no test "${name}"`).toContain(name);
    }
  }
});

test('its commands exist, with settings that are documented and accepted', () => {
  const commands = blocks('sh').flatMap((text) => text.trim().split('\n'));
  expect(commands).toHaveLength(3);
  const manifest: { scripts: Record<string, string> } = JSON.parse(readText('package.json'));
  for (const command of commands) {
    const script = /npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? '';
    expect(Object.keys(manifest.scripts)).toContain(script);
    const settings = settingsIn(command);
    for (const name of Object.keys(settings)) expect(names_documented, command).toContain(name);
    expect(() => readStartSettings(settings)).not.toThrow();
  }
});

test('the unit starts what npm start does, with settings that are documented and accepted', () => {
  const [unit = ''] = blocks('ini');
  const settings = settingsIn(unit);
  for (const name of Object.keys(settings)) expect(names_documented, name).toContain(name);
  expect(readStartSettings(settings)).toMatchObject({
    dataDir: '/var/lib/ribambelle',
    demo: false,
    behindProxy: true,
    backups: { dir: '/var/backups/ribambelle', at: '03:30', keep: 14 },
  });
  expect(unit).toContain('ExecStart=/usr/bin/npm start\n');
  expect(unit).toContain('Restart=on-failure\n');
});

test('what the proxies hand over is what the server believes, for both ports and with HTTP/2', () => {
  const [caddy = ''] = blocks('caddyfile');
  const [nginx = ''] = blocks('nginx');
  for (const [port, server] of [
    ['3000', 'storefront'],
    ['3001', 'back-office'],
  ]) {
    expect(caddy, server).toContain(`reverse_proxy localhost:${port}`);
    expect(nginx, server).toContain(`proxy_pass http://127.0.0.1:${port};`);
  }
  for (const header of ['Host $host', 'X-Forwarded-Proto $scheme', 'X-Forwarded-For $remote_addr'])
    expect(nginx.split(`proxy_set_header ${header};`)).toHaveLength(3);
  expect(nginx.split('listen 443 ssl http2')).toHaveLength(3);
  for (const proxy of [caddy, nginx]) expect(proxy).toContain('/mail-reports');
});

const machine = await versionOfMachine();

test.skipIf(machine === null)(
  'an owner who may not create roles starts with what an administrator ran once',
  async () => {
    const postgres = await startMachinePostgres(machine ?? 0);
    onTestFinished(() => postgres.stop());
    const [sql_of_owner = '', administrators = ''] = blocks('sql');
    const admin = await connect(postgres.url);
    const statements = sql_of_owner.replace(' createrole', '').split(';\n').filter(Boolean);
    for (const statement of statements) await admin.query(statement);
    await admin.query(administrators);
    await admin.end();
    const as = (user: string) =>
      postgres.url.replace('admin@', `${user}@`).replace(/[^/]+$/, 'club');
    await migrate(as('club:a%20password'));
    const server = await startServer({
      databaseUrl: as('club:a%20password'),
      appDatabaseUrl: as('club_login:another%20password'),
      port: 0,
      backOfficePort: 0,
      host: '127.0.0.1',
      writeMail,
    });
    const health = await fetch(`http://127.0.0.1:${server.port}/health`);
    expect([health.status, await health.json()]).toEqual([200, { healthy: true }]);
    await server.stop();
  },
);
