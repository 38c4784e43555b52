import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { wordsOf } from '@ribambelle/domain/base/fold.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

/** Names of Belgium as telephones, Windows and macOS write them. */
const NAMES = [
  'D’Hondt-Maes',
  "D'Hondt-Claes",
  'D’Haeyer',
  'Haeyer',
  'D’Oosterlinck',
  'DʼUdekem‐d’Acoz',
  'Van den Broeck',
  'Vanden Eynde–De Smedt',
  't’Kint de Roodenbeke',
  'L’Hoëst',
  'Lefe\u0300vre',
  'Lefèvre-Noël',
  'Çelik',
  'Işıklar',
  'Đorđević',
  'Łukasiewicz',
  'Søndergård',
  'Weiß',
  'Þórsdóttir',
  'Œuvrard',
  'Æbelø',
  'Kızılkaya',
  'Ĳsewijn',
  'Năstase',
  'Żółkiewski',
  'Hruška',
  'Őry',
  'O`Brien',
  'Иванова',
  'Παπαδόπουλος',
] as const;

const straight = (name: string) => name.replaceAll(/[’ʼ`]/gu, "'").replaceAll(/[‐–]/gu, '-');
const withCurls = (name: string) => straight(name).replaceAll("'", '’').replaceAll('-', '‑');

/** Returns the ways in which somebody may type a name. */
const spellings = (name: string): readonly string[] => [
  name,
  straight(name),
  withCurls(name),
  name.normalize('NFD'),
  name.normalize('NFC').toUpperCase(),
  wordsOf(name).join(' '),
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  for (const [index, lastname] of NAMES.entries())
    await shop.office(
      'createOfficeCustomer',
      { firstname: 'Zoe\u0301', lastname, email: `family-${String(index)}@mail.test` },
      staff,
    );
});
afterAll(() => shop.close());

test('names are stored composed', async () => {
  const rows = await shop.sql(
    'select lastname from customers where lastname is not nfc normalized or firstname is not nfc normalized',
  );
  expect(rows).toEqual([]);
});

test.each(NAMES)('%s is found however it is typed, also by its parts', async (name) => {
  const storedName = `Zoé ${name.normalize('NFC')}`;
  for (const spelling of [...spellings(name), ...wordsOf(name)]) {
    const { data, resembling } = await shop.office(
      'listOfficeCustomers',
      { search: spelling, page_size: 100 },
      staff,
    );
    expect([spelling, resembling, data.map((row) => row.name)]).toEqual([
      spelling,
      false,
      expect.arrayContaining([storedName]),
    ]);
  }
  for (const lastname of spellings(name)) {
    const similar = await shop.office(
      'listSimilarCustomers',
      { firstname: 'ZOE', lastname },
      staff,
    );
    expect([lastname, similar.data.map((row) => [row.name, row.alike])]).toEqual([
      lastname,
      expect.arrayContaining([[storedName, ['NAME']]]),
    ]);
  }
});

test.each(['%', '🦊', '’ –', '_', '\\'])(
  'punctuation alone (%s) finds nothing, in any list',
  async (search) => {
    for (const list of [
      'listOfficeCustomers',
      'listOfficeParticipants',
      'listOfficeRegistrations',
      'listOfficePayments',
      'listOfficeActivities',
      'listOfficeAvailabilities',
      'listOfficeLocations',
      'listCollaborators',
    ] as const)
      expect([list, (await shop.office(list, { search }, staff)).count]).toEqual([list, 0]);
  },
);
