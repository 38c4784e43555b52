import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { cleanUp } from './clean-up.ts';

const NOW = '2026-11-01T09:00:00.000Z';
const LONG_AGO = '2026-08-01T09:00:00.000Z';

let shop: Shop;
let owner: pg.Pool;
let organiser: Made;
beforeAll(async () => {
  shop = await openShop();
  owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  organiser = await shop.make.organiser();
});
afterAll(async () => {
  await owner.end();
  await shop.close();
});

/** Makes a picture that was deleted long ago, and returns its cuid. */
async function deleted(): Promise<string> {
  const [file] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, data, deleted_at)
     values ($1, 'picture', 'image/webp', '', $2) returning cuid`,
    [organiser.id, LONG_AGO],
  );
  return file?.cuid ?? '';
}

const idOf = `(select id from files where cuid = $2)`;
const USES: Readonly<Record<string, (cuid: string) => Promise<unknown>>> = {
  'an activity': async (cuid) => {
    const activity = await shop.make.activity(organiser);
    await shop.sql(
      `insert into activity_images (organiser_id, activity_id, file_id) values ($1, $3, ${idOf})`,
      [organiser.id, cuid, activity.id],
    );
  },
  'the logo': (cuid) =>
    shop.sql(`update organisers set logo_file_id = ${idOf} where id = $1`, [organiser.id, cuid]),
  'the icon of the site': (cuid) =>
    shop.sql(`insert into websites (organiser_id, favicon_file_id) values ($1, ${idOf})`, [
      organiser.id,
      cuid,
    ]),
  'a saved section': (cuid) =>
    shop.sql(
      `insert into saved_sections (organiser_id, name, content, created_at) values ($1, $2, $3, $4)`,
      [organiser.id, 'Nos lieux', JSON.stringify([{ url: `/files/${cuid}` }]), LONG_AGO],
    ),
  'a mailing that shows it': async (cuid) => {
    const { id } = await shop.make.collaborator(organiser, []);
    await shop.sql(
      `insert into mailings (organiser_id, collaborator_id, content, recipients, created_at, updated_at)
       values ($1, $2, $3, '{}', $4, $4)`,
      [organiser.id, id, JSON.stringify([{ type: 'PICTURE', picture: cuid, href: '' }]), LONG_AGO],
    );
  },
  'an earlier version of an article': async (cuid) => {
    const [article] = await shop.sql<{ id: string }>(
      `insert into articles (organiser_id, slug, title, created_at, updated_at)
       values ($1, 'earlier', '{}', $2, $2) returning id`,
      [organiser.id, LONG_AGO],
    );
    await shop.sql(
      `insert into article_versions (organiser_id, article_id, number, slug, title, summary, content, seo_title, images, published_at)
       values ($1, $2, 1, 'earlier', '{}', '{}', '{}', '{}', $3, $4)`,
      [organiser.id, article?.id, JSON.stringify([cuid]), LONG_AGO],
    );
  },
  'an earlier version of a page': async (cuid) => {
    const [page] = await shop.sql<{ id: string }>(
      `insert into pages (organiser_id, pathname, title) values ($1, '/pages/earlier', '{}') returning id`,
      [organiser.id],
    );
    await shop.sql(
      `insert into page_versions (organiser_id, page_id, number, pathname, title, description, seo, content, published_at)
       values ($1, $2, 1, '/pages/earlier', '{}', '{}', '{}', $3, $4)`,
      [organiser.id, page?.id, JSON.stringify([{ url: `/files/${cuid}` }]), LONG_AGO],
    );
  },
};

test.each(Object.entries(USES))('a deleted picture stays while %s shows it', async (_, use) => {
  const used = await deleted();
  const unused = await deleted();
  await use(used);
  await cleanUp(owner, {
    now: NOW,
    failed: (error) => {
      throw error;
    },
  });
  const left = await shop.sql<{ cuid: string }>('select cuid from files where cuid = any($1)', [
    [used, unused],
  ]);
  expect(left).toEqual([{ cuid: used }]);
});
