import { expect, test } from 'vitest';
import { judgeClaim, judgeProof } from './host-claims.ts';

const platform = ['Sites.example.be'];

test.each([
  'postgres',
  'localhost',
  'admin.localhost',
  '127.1',
  '127.0.0.1',
  '169.254.169.254',
  '2130706433',
  '0x7f.1',
  'camps.0x7f000001',
  'camps.012',
  'printer.local',
  'camps.test',
  'www.example',
  'nowhere.invalid',
  'db.internal',
  'router.home.arpa',
  'nas.lan',
  'sites.example.be',
])('%s cannot be claimed by anybody', (hostname) => {
  expect(judgeClaim(hostname, { platform })).toEqual({
    ok: false,
    refused: 'HOSTNAME_RESERVED',
    fields: {},
  });
});

test.each(['www.mes-stages.be', 'camps.xn--cole-9oa.be', 'club.sites.example.be', '4x4.be'])(
  '%s may be claimed',
  (hostname) => {
    expect(judgeClaim(hostname, { platform })).toEqual({ ok: true, value: hostname });
  },
);

const NOBODY = { has: false, asks: false, released_at: null };
const now = '2026-07-31T10:00:00.000Z';

test.each([
  ['leads here, nobody else asks', { here: true }, NOBODY, 'PROVEN'],
  ['leads elsewhere', {}, NOBODY, 'NOT_YET'],
  ['the record, before it leads here', { recorded: true }, NOBODY, 'PROVEN'],
  ['leads here, somebody else asks', { here: true }, { ...NOBODY, asks: true }, 'RECORD_NEEDED'],
  ['the record, somebody else asks', { recorded: true }, { ...NOBODY, asks: true }, 'PROVEN'],
  [
    'leads here, given up 30 days ago less a second',
    { here: true },
    { ...NOBODY, released_at: '2026-07-01T10:00:01.000Z' },
    'RECORD_NEEDED',
  ],
  [
    'leads here, given up 30 days ago',
    { here: true },
    { ...NOBODY, released_at: '2026-07-01T10:00:00.000Z' },
    'PROVEN',
  ],
  ['another one has it', { here: true, recorded: true }, { ...NOBODY, has: true }, 'TAKEN'],
  [
    'below the platform’s name, where every name leads here',
    { here: true, hostname: 'club.sites.example.be' },
    NOBODY,
    'RECORD_NEEDED',
  ],
] as const)('%s: %j with %j is %s', (_, proof, rivals, expected) => {
  const facts = { hostname: 'www.camps.be', here: false, recorded: false, ...proof };
  expect(judgeProof({ ...facts, platform, rivals, now })).toBe(expected);
});
