import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('200 lists e-mails and shows one in a sandboxed frame; 404 for a neighbour’s', async () => {
  const organiser = await shop.make.organiser();
  const staff = await shop.make.collaborator(organiser, ['mails.read']);
  const [mail] = await shop.sql<{ cuid: string }>(
    `insert into sent_mails (organiser_id, key, kind, recipient, language, subject, html, text, state)
     values ($1, 'k', 'test', 'anne@example.test', 'fr', 'Votre commande', '<p>Bonjour</p><script>1</script>', 'Bonjour', 'KEPT') returning cuid`,
    [organiser.id],
  );
  const cuid = mail?.cuid ?? '';
  expect(await shop.office('listSentMails', { search: 'commande' }, staff)).toMatchObject({
    count: 1,
    data: [{ cuid, state: 'KEPT' }],
  });
  // by the beginnings of words of its subject and its address, or the whole address
  for (const search of ['comm vot', 'anne', 'exam', 'Anne@example.test', 'anne@exam'])
    expect([search, await shop.office('listSentMails', { search }, staff)]).toMatchObject([
      search,
      { data: [{ cuid }] },
    ]);
  for (const search of ['onjour', 'rien', 'bernard@example.test'])
    expect((await shop.office('listSentMails', { search }, staff)).data).toEqual([]);
  expect((await shop.office('getSentMail', { mail: cuid }, staff)).text).toBe('Bonjour');
  const headers = { cookie: `ribambelle_office=${staff.token}` };
  const body = await shop.fetch('back-office', `/api/back-office/mails/${cuid}/body`, { headers });
  expect(body.headers.get('content-security-policy')).toMatch(
    /^sandbox; default-src 'none'.*frame-ancestors 'self'/,
  );
  expect(body.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await body.text()).toContain('Bonjour');
  const neighbour = await shop.make.collaborator(
    await shop.make.organiser({ name: 'Voisin' }, 'localhost'),
    ['mails.read'],
  );
  await expect(shop.office('getSentMail', { mail: cuid }, neighbour)).rejects.toMatchObject({
    code: 'MAIL_NOT_FOUND',
    status: 404,
  });
  await expect(shop.office('getMailBody', { mail: cuid }, neighbour)).rejects.toMatchObject({
    code: 'MAIL_NOT_FOUND',
    status: 404,
  });
});
