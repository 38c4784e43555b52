import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '@ribambelle/server/main.ts';
import type { PageRenderer } from '@ribambelle/server/http/pages.ts';
import type { Made } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let organiser: Made;
let renderings = 0;
const servers: RunningServer[] = [];

/**
 * Draws the organiser's name and the number of drawings so far: enough to tell kept pages from new
 * ones.
 */
const renderer: PageRenderer = {
  assets: '/nowhere',
  render: async ({ organiser: { name } }) => {
    renderings += 1;
    return {
      status: 200,
      html: `${name} ${renderings}`,
      redirect: null,
      language: 'fr',
      keep: true,
    };
  },
};

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  for (let index = 0; index < 2; index += 1) {
    servers.push(
      await startServer({
        databaseUrl: shop.databaseUrl,
        port: 0,
        backOfficePort: 0,
        host: '127.0.0.1',
        writeMail,
        renderer,
        clock: () => shop.clock.now(),
        jobs: true,
        limitsOff: true,
      }),
    );
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await shop.close();
});

const page = async (index: number) =>
  (await fetch(`http://127.0.0.1:${servers[index]?.port}/fr`)).text();
const session = async (index: number, token: string) => {
  const answer = await fetch(`http://127.0.0.1:${servers[index]?.port}/api/session`, {
    headers: { cookie: `ribambelle_session=${token}` },
  });
  return answer.text();
};

test('a session and a cart of one process exist in the other', async () => {
  const parent = await shop.make.customer(organiser, { firstname: 'Oriane' });
  const availability = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registrations = [
    {
      participant_id: parent.participant.id,
      availability_id: availability.id,
      availability_dates: availability.dates.map(({ id }) => ({ date_id: id })),
    },
  ];
  const response = await fetch(`http://127.0.0.1:${servers[0]?.port}/api/carts/items`, {
    method: 'POST',
    body: JSON.stringify({ registrations }),
    headers: {
      'content-type': 'application/json',
      cookie: `ribambelle_session=${parent.token}`,
    },
  });
  expect(response.status).toBe(200);
  const body = await session(1, parent.token);
  expect(body).toContain('Oriane');
  expect(body).toContain(`"cuid":"${availability.cuid}"`);
  await fetch(`http://127.0.0.1:${servers[1]?.port}/api/auth/logout`, {
    method: 'POST',
    headers: { cookie: `ribambelle_session=${parent.token}` },
  });
  expect(await session(0, parent.token)).toContain('"customer":null');
});

/** Waits until no earlier write is on its way to the processes, and returns the page of each. */
async function settled(): Promise<readonly string[]> {
  const both = async () => [await page(0), await page(1)];
  await expect.poll(async () => String(await both()) === String(await both())).toBe(true);
  return both();
}

test('a page is kept by each process, and a change through one is seen in all', async () => {
  await settled();
  await shop.sql(`update organisers set name = 'Autre nom'`);
  await expect.poll(() => page(0)).toMatch(/^Autre nom/);
  await expect.poll(() => page(1)).toMatch(/^Autre nom/);
});

test('a taken place does not drop every kept page, but an availability that fills up does', async () => {
  const first_page = await page(0);
  await shop.sql('update availabilities set registered = registered + 1');
  expect(await page(0)).toBe(first_page);
  await shop.sql(`update availabilities set status = 'FULL'`);
  await expect.poll(() => page(0)).not.toBe(first_page);
});

test('a page that is published is drawn anew by each process, and its draft by none', async () => {
  const chief = await shop.make.collaborator(organiser, [
    'website-pages.create',
    'website-pages.update',
  ]);
  const kept = await settled();
  const title = { fr: 'Accueil', en: 'Home' };
  const begun = {
    type: 'DEFAULT',
    pathname: '/ete',
    title,
    template: 'LANDING',
    like: null,
  } as const;
  const { cuid } = await shop.office('createPage', begun, chief);
  expect([await page(0), await page(1)]).toEqual(kept);
  await shop.change('publishPage', { page: cuid }, chief);
  await expect.poll(() => page(0)).not.toBe(kept[0]);
  await expect.poll(() => page(1)).not.toBe(kept[1]);
});
