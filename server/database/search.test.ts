import { openShop } from '@ribambelle/testing/shop.ts';
import { expect, test } from 'vitest';
import { typedWords } from './search.ts';

test.each([
  ['Éveil musi', "'eveil':* & 'musi':*"],
  ["  l'eau-vive  ", "'l':* & 'eau':* & 'vive':*"],
  ['Ines.Lambert+camp@Mail.example', "'ines.lambert+camp@mail.example':*"],
  ["'; drop @ 'x'@", "'drop':* & 'x':*"],
  ['a @ b', "'a':* & 'b':*"],
  ['…', ''],
  [' ', undefined],
])('%s becomes %s', (text, query) => {
  expect(typedWords(text)?.query).toBe(query);
});

test('an address is found in full, by its beginning and by its name; another is not', async () => {
  const shop = await openShop();
  const finds = async (search: string) => {
    const text = 'Inès Lambert ines.lambert-12@mail.example ines.lambert-12 mail.example';
    const [row] = await shop.sql<{ found: boolean }>(
      "select to_tsvector('simple', searchable($1)) @@ to_tsquery('simple', $2) as found",
      [text, typedWords(search)?.query],
    );
    return row?.found;
  };
  for (const search of [
    'ines.lambert-12@mail.example',
    'ines.lambert-12@mail',
    'INES.Lambert',
    'lambert',
    'inès',
  ]) {
    expect([search, await finds(search)]).toEqual([search, true]);
  }
  expect(await finds('ines.lambert-13@mail.example')).toBe(false);
  await shop.close();
});
