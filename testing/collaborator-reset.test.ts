import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { resetCollaborator } from '@ribambelle/tools/collaborators/reset-collaborator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

const reset = (email: string, more: { hostname?: string; administrator?: boolean } = {}) =>
  resetCollaborator(shop.databaseUrl, {
    email,
    hostname: more.hostname ?? null,
    administrator: more.administrator ?? false,
    now: shop.clock.now(),
  });

test('the operator lets a locked-out collaborator sign in again, and gives every right on request', async () => {
  const locked_out = await shop.make.collaborator(organiser, []);
  await shop.sql(
    `update collaborators set email = 'seule@example.test', totp_secret = 'ABC', active = false where id = $1`,
    [locked_out.id],
  );
  const { token, organiser: name } = await reset('Seule@example.test', { administrator: true });
  expect(name).toBe('Maison des enfants');
  const password = 'une phrase toute neuve';
  await shop.office('setCollaboratorPassword', { token, password });
  const response = await shop.fetch('back-office', '/api/back-office/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'seule@example.test', password }),
  });
  const cookie =
    /ribambelle_office=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { collaborator } = await shop.office('getOfficeSession', {}, { token: cookie });
  expect(collaborator?.permissions).toHaveLength(ALL_PERMISSIONS.length);
});

test('an address that is unknown, or known to several organisers, is refused', async () => {
  await expect(reset('nobody@example.test')).rejects.toThrow('Nobody in a team has the address');
  const second = await shop.make.organiser({ name: 'Petit club' }, 'localhost');
  for (const at of [organiser, second]) {
    const { id } = await shop.make.collaborator(at, []);
    await shop.sql(`update collaborators set email = 'deux@example.test' where id = $1`, [id]);
  }
  await expect(reset('deux@example.test')).rejects.toThrow('name one with --organiser');
  expect((await reset('deux@example.test', { hostname: 'localhost' })).organiser).toBe(
    'Petit club',
  );
});
