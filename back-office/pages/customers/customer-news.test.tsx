import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  choose,
  press,
  readable,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const silent = { agrees: false, since: null, noted: null };
type Open = Parameters<typeof openOffice>[0];

async function open(of: object, more: Open['answers'] = {}, may?: Open['may']): Promise<string> {
  api = openOffice({
    at: '/customers/anne/overview',
    answers: {
      getOfficeCustomer: {
        cuid: 'anne',
        firstname: 'Anne',
        lastname: 'Dubois',
        email: 'anne@example.test',
        news: silent,
        ...of,
      },
      ...more,
    },
    ...(may === undefined ? {} : { may }),
  });
  const title = await screen.findByRole('heading', { name: 'Nouvelles par e-mail' });
  return readable(title.closest('section')?.textContent ?? '');
}

test('consent given to staff is noted with its day and how, by default today by phone', async () => {
  expect(await open({}, { noteNews: { message: null } })).toContain('Ne reçoit pas vos nouvelles');
  await press('Noter son accord…');
  const dialog = await screen.findByRole('dialog');
  expect(valueOf('Dit le', dialog)).toBe('2026-07-06');
  await choose('Dit comment', 'sur papier', dialog);
  write('Dit le', '2026-07-01', dialog);
  await press('Noter', dialog);
  await waitFor(() =>
    expect(api.calls('noteNews')).toEqual([
      { customer: 'anne', agrees: true, how: 'PAPER', on: '2026-07-01' },
    ]),
  );
});

test('a family that wants no more news is noted as such', async () => {
  const since = '2026-07-01T08:00:00.000Z';
  await open({ news: { agrees: true, since, noted: null } }, { noteNews: { message: null } });
  await press('Noter qu’elle n’en veut plus…');
  const dialog = await screen.findByRole('dialog');
  await press('Noter', dialog);
  await waitFor(() =>
    expect(api.calls('noteNews')).toEqual([
      { customer: 'anne', agrees: false, how: 'PHONE', on: '2026-07-06' },
    ]),
  );
});

test('an older statement is refused at its day', async () => {
  await open({}, { noteNews: () => refuse('NEWS_SAID_SINCE', { on: 'NEWS_SAID_SINCE' }) });
  await press('Noter son accord…');
  const dialog = await screen.findByRole('dialog');
  await press('Noter', dialog);
  await waitFor(() =>
    expect(wrongWith('Dit le', dialog)).toBe('La famille a dit autre chose depuis ce jour.'),
  );
});

test('shows who noted it, or that the family said so itself', async () => {
  const since = '2026-07-01T08:00:00.000Z';
  const noted_choice = { on: '2026-07-01', how: 'PHONE', by: 'Sophie Peeters' };
  const text = await open({ news: { agrees: true, since, noted: noted_choice } });
  expect(text).toContain('Accepte de recevoir vos nouvelles depuis le 1er juillet 2026');
  expect(text).toContain('Dit au téléphone le 1er juillet 2026, noté par Sophie Peeters.');
  await screen.findByRole('button', { name: 'Noter qu’elle n’en veut plus…' });
  closeOffice(api);
  expect(await open({ news: { agrees: false, since, noted: null } })).toContain(
    'Dit par la famille elle-même.',
  );
});

test('offers nothing without the right to change families, or without an address to write to', async () => {
  await open({}, {}, ['customers.read']);
  expect(screen.queryByRole('button', { name: 'Noter son accord…' })).toBeNull();
  closeOffice(api);
  await open({ email: null });
  expect(screen.queryByRole('button', { name: 'Noter son accord…' })).toBeNull();
});
