import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { said } from '@ribambelle/testing/said.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let zoe: Made & { token: string };
let theirs: { token: string };

const RIGHTS = [
  'notification-templates.read',
  'notification-templates.create',
  'notification-templates.update',
  'notification-templates.delete',
  'customer-notifications.create',
  'customer-notifications.read',
  'customer-notifications.update',
  'customers.read',
  'newsletters.send',
] as const;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  zoe = await shop.make.collaborator(organiser, RIGHTS);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.collaborator(neighbour, RIGHTS);
});
afterAll(() => shop.close());

const refusal = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);
const both = (text: string) => ({ fr: text, en: text });
const list = async () => (await shop.office('listMailTemplates', {}, zoe)).data;
const read = (mail_template: string) => shop.office('getMailTemplate', { mail_template }, zoe);

async function made(name: string, more: Partial<Ask<'createMailTemplate'>> = {}) {
  const request = { name, content: said(both('<p>Bonjour</p>')), ...more };
  return (await shop.office('createMailTemplate', request, zoe)).cuid;
}

/** Begins a mailing to all families, and returns its cuid, or its blocks. */
async function mailingOf(more: Partial<Ask<'createMailing'>> = {}) {
  const selection = { by: 'FILTERS' as const, filters: {}, except: [] };
  const recipients = { on: 'CUSTOMERS' as const, selection };
  return (await shop.office('createMailing', { recipients, ...more }, zoe)).cuid;
}
async function begun(more: Partial<Ask<'createMailing'>> = {}) {
  const mailing = await mailingOf(more);
  return (await shop.office('getMailing', { mailing }, zoe)).content;
}

async function picture(): Promise<string> {
  const [file] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, data, width, height)
     values ($1, 'ferme', 'image/webp', '', 1600, 900) returning cuid`,
    [organiser.id],
  );
  return file?.cuid ?? '';
}

describe('the templates of an organiser', () => {
  test('200 every organiser begins with a default model and a newsletter model', async () => {
    const rows = await list();
    expect(rows.map(({ name, default_for }) => [name, default_for])).toEqual([
      ['Modèle par défaut', 'MAILS'],
      ['Newsletter', 'NEWSLETTERS'],
    ]);
    const english = await shop.make.organiser({ name: 'Kiln', language: 'en' }, 'kiln.test');
    const names = await shop.sql<{ name: string }>(
      'select name from mail_templates where organiser_id = $1 order by name',
      [english.id],
    );
    expect(names).toEqual([{ name: 'Default template' }, { name: 'Newsletter' }]);
  });

  test('200 a new mailing begins with the default one, and with the one that was chosen', async () => {
    expect(await begun()).toEqual([
      { type: 'TEXT', text: { fr: '<p>Bonjour {prénom},</p>', en: '<p>Hello {firstname},</p>' } },
    ]);
    const news = await begun({ purpose: 'NEWS' });
    expect(news.map(({ type }) => type)).toEqual(['PICTURE', 'TEXT', 'BUTTON']);
    const template = await made('Été', {
      content: [{ type: 'DETAILS' }, { type: 'BUTTON', label: both('Voir'), href: '' }],
    });
    expect(await begun({ template })).toEqual([{ type: 'BUTTON', label: both('Voir'), href: '' }]);
    expect(await begun({ content: said(both('<p>Ici</p>')) })).toEqual(said(both('<p>Ici</p>')));
  });

  test('200 a mailing begins with a template whose picture is gone, or that names an activity', async () => {
    const cuid = await picture();
    const template = await made('Ferme', {
      content: [
        ...said(both('<p>Pour {activité}</p>')),
        { type: 'PICTURE', picture: cuid, href: '' },
      ],
    });
    await shop.sql('update files set deleted_at = now() where cuid = $1', [cuid]);
    expect(await begun({ template })).toEqual([
      ...said(both('<p>Pour {activité}</p>')),
      { type: 'PICTURE', picture: '', href: '' },
    ]);
  });

  test('200 one as the default takes the place of the one before, which stays', async () => {
    const [before] = (await list()).filter(({ default_for }) => default_for === 'MAILS');
    const cuid = await made('Rentrée', { default_for: 'MAILS' });
    expect((await read(before?.cuid ?? '')).default_for).toBeNull();
    await shop.change('updateMailTemplate', { mail_template: cuid, default_for: null }, zoe);
    expect((await begun()).map(({ type }) => type)).toEqual(['TEXT']);
    const mail_template = before?.cuid ?? '';
    await shop.change('updateMailTemplate', { mail_template, default_for: 'MAILS' }, zoe);
    expect((await read(mail_template)).default_for).toBe('MAILS');
  });

  test('409 an open form of the one before is told whose change took its place', async () => {
    const mail_template = await made('Avant', { default_for: 'NEWSLETTERS' });
    const { version } = await read(mail_template);
    await made('Après', { default_for: 'NEWSLETTERS' });
    const late = shop.office('updateMailTemplate', { mail_template, version, name: 'Tard' }, zoe);
    expect(await refusal(late)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { by: expect.any(String), fields: 'default_for' },
    });
  });

  test('200 two become the default at once: one of them is', async () => {
    const cuids = [await made('Un'), await made('Deux')];
    await Promise.all(
      cuids.map((mail_template) =>
        shop.change('updateMailTemplate', { mail_template, default_for: 'NEWSLETTERS' }, zoe),
      ),
    );
    const uses = (await list()).filter(({ default_for }) => default_for === 'NEWSLETTERS');
    expect(uses).toHaveLength(1);
    expect(cuids).toContain(uses[0]?.cuid);
  });

  test('200 markup is sanitised; the log says what changed', async () => {
    const mail_template = await made('Sûr', {
      content: said(both('<p>Oui</p><script>x</script>')),
    });
    expect((await read(mail_template)).content).toEqual(said(both('<p>Oui</p>')));
    const content = [{ type: 'PICTURE' as const, picture: await picture(), href: '' }];
    await shop.change('updateMailTemplate', { mail_template, content, name: 'Photo' }, zoe);
    expect(await read(mail_template)).toMatchObject({ name: 'Photo', content });
    const [entry] = await shop.sql<{ changes: Record<string, unknown> }>(
      `select changes from audit_log where entity_cuid = $1 and action = 'notification-templates.update'`,
      [mail_template],
    );
    expect(Object.keys(entry?.changes ?? {}).toSorted()).toEqual(['content', 'name']);
  });

  test('200 a deleted one is gone; what began with it stays', async () => {
    const mail_template = await made('Passé');
    await shop.office('deleteMailTemplate', { mail_template }, zoe);
    expect((await list()).map(({ cuid }) => cuid)).not.toContain(mail_template);
  });
});

describe('refusals', () => {
  const WRONG = [
    ['a name in use', { name: 'Newsletter' }, 409, 'MAIL_TEMPLATE_EXISTS', 'name'],
    [
      'a word between braces that is no variable',
      { content: said(both('<p>{prenom}</p>')) },
      422,
      'MAILING_VARIABLE_UNKNOWN',
      'content.0.text.fr',
    ],
    [
      'a picture that the library does not have',
      { content: [{ type: 'PICTURE' as const, picture: 'none00000', href: '' }] },
      404,
      'MAIL_PICTURE_NOT_FOUND',
      'content.0.picture',
    ],
    [
      'an address that is not https',
      { content: [{ type: 'PICTURE' as const, picture: '', href: 'javascript:alert(1)' }] },
      400,
      'INVALID_REQUEST',
      'content.0.href',
    ],
    ['no blocks', { content: [] }, 400, 'INVALID_REQUEST', 'content'],
  ] as const;
  test.each(WRONG)('%s', async (_, fields, status, code, field) => {
    const content = said(both('<p>Bonjour</p>'));
    const request = { name: `Autre ${field}`, content, ...fields };
    const complete = { ...request, content: [...request.content] };
    const mail_template = await made(`Celui de ${field} ${code}`);
    const refused = { status, code, fields: { [field]: expect.any(String) } };
    const count = (await list()).length;
    expect(await refusal(shop.office('createMailTemplate', complete, zoe))).toMatchObject(refused);
    const change = { ...complete, mail_template };
    expect(await refusal(shop.change('updateMailTemplate', change, zoe))).toMatchObject(refused);
    expect(await list()).toHaveLength(count);
  });

  test('404 for one of a neighbour, and for one that is not there', async () => {
    const mail_template = await made('À nous');
    const NOT_FOUND = { status: 404, code: 'MAIL_TEMPLATE_NOT_FOUND' };
    const of = { mail_template };
    expect(await refusal(shop.office('getMailTemplate', of, theirs))).toMatchObject(NOT_FOUND);
    expect(await refusal(shop.office('deleteMailTemplate', of, theirs))).toMatchObject(NOT_FOUND);
    const change = { ...of, version: 1, name: 'À eux' };
    expect(await refusal(shop.office('updateMailTemplate', change, theirs))).toMatchObject(
      NOT_FOUND,
    );
    expect(await refusal(begun({ template: 'none00000' }))).toMatchObject(NOT_FOUND);
  });

  test('404 for a picture of a neighbour, and one that was deleted', async () => {
    const cuid = await picture();
    await shop.sql('update files set deleted_at = now() where cuid = $1', [cuid]);
    const content = [{ type: 'PICTURE' as const, picture: cuid, href: '' }];
    const GONE = { status: 404, code: 'MAIL_PICTURE_NOT_FOUND' };
    expect(await refusal(made('Effacée', { content }))).toMatchObject(GONE);
    await shop.sql('update files set deleted_at = null where cuid = $1', [cuid]);
    const request = { name: 'Voisine', content };
    expect(await refusal(shop.office('createMailTemplate', request, theirs))).toMatchObject(GONE);
  });

  test('404 for a mailing with a picture that the library does not have', async () => {
    const content = [{ type: 'PICTURE' as const, picture: 'none00000', href: '' }];
    const GONE = {
      status: 404,
      code: 'MAIL_PICTURE_NOT_FOUND',
      fields: { 'content.0.picture': expect.any(String) },
    };
    expect(await refusal(mailingOf({ content }))).toMatchObject(GONE);
    const mailing = await mailingOf();
    const change = { mailing, content };
    expect(await refusal(shop.change('updateMailing', change, zoe))).toMatchObject(GONE);
  });

  test('409 beyond fifty', async () => {
    const count = (await list()).length;
    await shop.sql(
      `insert into mail_templates (organiser_id, name, content, created_at, updated_at)
       select $1, 'n' || n, '[]', now(), now() from generate_series(1, $2::int) n`,
      [organiser.id, 50 - count],
    );
    expect(await refusal(made('Une de trop'))).toMatchObject({
      status: 409,
      code: 'MAIL_TEMPLATES_TOO_MANY',
    });
  });
});
