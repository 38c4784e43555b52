import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const COMMAND = join(import.meta.dirname, '../tools/commands/organisation-new.ts');

test('npm run organisation:new prints an address at which an organisation can be made; the next one takes its place', async () => {
  const shop = await openShop();
  const print = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND], {
      env: { ...process.env, DATABASE_URL: shop.databaseUrl, BACK_OFFICE_PORT: '3055' },
    });
    const [address = ''] = /http\S+/.exec(stdout) ?? [];
    return new URL(address);
  };
  const tokenOf = (address: URL) => address.searchParams.get('token') ?? '';
  const address = await print();
  expect([address.port, address.pathname]).toEqual(['3055', '/setup']);
  // the link is good for an hour of the machine's clock, which the shop of a test does not use
  shop.clock.set(new Date().toISOString());
  expect(await shop.office('describeSetup', { token: tokenOf(address) })).toEqual({
    expires_at: expect.any(String),
  });
  const next = await print();
  await expect(shop.office('describeSetup', { token: tokenOf(address) })).rejects.toMatchObject({
    code: 'SETUP_LINK_INVALID',
  });
  expect(await shop.office('describeSetup', { token: tokenOf(next) })).toEqual({
    expires_at: expect.any(String),
  });
  await shop.close();
});
