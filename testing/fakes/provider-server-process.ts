import { z } from 'zod';
import { startFakeMollie } from './fake-mollie.ts';
import { startFakeStripe } from './fake-stripe.ts';

const { provider, ...settings } = z
  .object({
    provider: z.enum(['mollie', 'stripe']),
    port: z.int().default(0),
    accounts: z
      .array(z.object({ name: z.string(), token: z.string() }))
      .default([{ name: 'Camps du Lac', token: 'campsDuLac0000000000' }]),
    retry_millis: z.int().default(1_000),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

/** Prints one line of JSON: its address, and the keys of each account. */
const fake = await (provider === 'mollie' ? startFakeMollie : startFakeStripe)(settings);
const accounts = fake.accounts.map(({ id, name, keys }) => ({ id, name, keys }));
process.stdout.write(`${JSON.stringify({ url: fake.url, accounts })}\n`);
