import {
  address,
  choose,
  findPanel,
  press,
  readable,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import type { FakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: FakeApi;
afterEach(() => closeOffice(api));

const group = {
  date_id: 1,
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T14:00:00.000Z',
  activity_title: 'Cirque',
  location: 'Grande salle',
  location_cuid: 'salle',
  registered: 2,
} as const;
const lea = {
  registration: 'lea',
  date_id: 1,
  participant: 'p-lea',
  participant_name: 'Léa Dubois',
  age: 9,
  details: [{ title: 'Allergies', content: 'arachides' }],
  customer_name: 'Anne Dubois',
  phone: '0470 12 34 56',
  marks: [],
  attendance_code: 'ABCDEFGHJK',
} as const;
const tom = {
  ...lea,
  registration: 'tom',
  participant_name: 'Tom Maes',
  age: 7,
  details: [],
  attendance_code: 'MNPQRSTUVW',
} as const;
const eva = { ...tom, registration: 'eva', date_id: 2, participant_name: 'Eva Roy' } as const;
const dance = {
  ...group,
  date_id: 2,
  activity_title: 'Danse',
  location: 'Studio',
  location_cuid: 'studio',
} as const;
const register = { groups: [group, dance], participants: [lea, tom, eva], count: 3 } as const;
const takesAll = ({ marks }: { marks: readonly { mark: string }[] }) => ({
  outcomes: marks.map(({ mark }) => ({ mark, refused: null })),
  attendances: [],
});

const rowOf = (name: string) => {
  const row = [...document.querySelectorAll('li')].find(({ textContent }) =>
    textContent.includes(name),
  );
  if (row === undefined) throw new Error(`No row of ${name}`);
  return row;
};
const rowText = (name: string) => readable(rowOf(name).textContent);
const countsText = () => readable(document.querySelector('strong[role=status]')?.textContent ?? '');
const keptMarks = () =>
  Object.entries(localStorage).filter(([key]) => key.startsWith('ribambelle_mark:'));

async function open(more: Parameters<typeof openOffice>[0] | object = {}) {
  api = openOffice({
    at: '/attendances',
    answers: { getAttendanceRegister: register, registerAttendances: takesAll },
    ...more,
  });
  await screen.findByText('Cirque');
}

test('one press notes an arrival, one a departure, and one takes it back', async () => {
  await open();
  expect(api.calls('getAttendanceRegister')[0]).toEqual({ day: '2026-07-06' });
  expect(rowText('Léa')).toContain('Léa Dubois9 ansPas encore là');
  expect(rowText('Léa')).toContain('Allergies : arachides');
  await press('Arrivée : Léa Dubois');
  expect(rowText('Léa')).toContain('Là depuis 10 h');
  await waitFor(() => expect(api.calls('registerAttendances')).toHaveLength(1));
  const [first_mark] = api.calls('registerAttendances')[0]?.marks ?? [];
  expect(first_mark).toMatchObject({
    registration: 'lea',
    date_id: 1,
    kind: 'ARRIVED',
    at: '2026-07-06T08:00:00.000Z',
    made_at: '2026-07-06T08:00:00.000Z',
  });
  await press('Départ : Léa Dubois');
  expect(rowText('Léa')).toContain('De 10 h à 10 h');
  await press('Annuler : Léa Dubois');
  expect(rowText('Léa')).toContain('Là depuis 10 h');
  await waitFor(() => expect(api.calls('registerAttendances')).toHaveLength(3));
  const sent_marks = api.calls('registerAttendances').flatMap(({ marks }) => marks);
  const [, departure, back] = sent_marks;
  expect(back).toMatchObject({ kind: 'TAKEN_BACK', takes_back: [departure?.mark] });
  await screen.findByText('Tout est envoyé');
  expect(keptMarks()).toEqual([]);
});

test('an absence is noted with its reason', async () => {
  await open();
  await press('Absence : Tom Maes');
  const dialog = await findPanel('Absence de Tom Maes');
  write('Précision (facultatif)', 'fièvre', dialog);
  await press('Maladie', dialog);
  expect(rowText('Tom')).toContain('Absence : Maladie (fièvre)');
  await waitFor(() =>
    expect(api.calls('registerAttendances')[0]?.marks).toMatchObject([
      { kind: 'ABSENT', reason: 'ILL', message: 'fièvre' },
    ]),
  );
});

test('without a connection marks are kept as not yet sent, survive a reload, and are sent once', async () => {
  await open();
  api.disconnect();
  await press('Arrivée : Léa Dubois');
  await press('Arrivée : Tom Maes');
  expect(rowText('Léa')).toContain('pas encore envoyé');
  await screen.findByText(
    /^2 présences notées ne sont pas encore envoyées\. Il n’y a pas de connexion\./u,
  );
  const unload_event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload_event);
  expect(unload_event.defaultPrevented).toBe(true);
  const marks_left = keptMarks();
  expect(marks_left).toHaveLength(2);
  closeOffice(api);
  for (const [key, value] of marks_left) localStorage.setItem(key, String(value));
  await open();
  await waitFor(() => expect(api.calls('registerAttendances')).toHaveLength(1));
  const [first] = api.calls('registerAttendances');
  const of = first?.marks.map(({ registration }) => registration).toSorted();
  expect(of).toEqual(['lea', 'tom']);
  await screen.findByText('Tout est envoyé');
  const free = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(free);
  expect(free.defaultPrevented).toBe(false);
});

test('they are sent automatically once the connection is back, whichever page is open', async () => {
  await open();
  api.disconnect();
  await press('Arrivée : Léa Dubois');
  await screen.findByText(/Il n’y a pas de connexion/u);
  api.answer({});
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(api.calls('registerAttendances')).toHaveLength(1));
  await screen.findByText('Tout est envoyé');
});

test('a refused mark is shown with name and reason until somebody acknowledges it', async () => {
  await open({
    answers: {
      getAttendanceRegister: register,
      registerAttendances: ({ marks }: { marks: readonly { mark: string }[] }) => ({
        outcomes: marks.map(({ mark }) => ({ mark, refused: 'REGISTRATION_CANCELLED' })),
        attendances: [],
      }),
    },
  });
  await press('Arrivée : Léa Dubois');
  const alert = await screen.findByRole('alert');
  expect(readable(alert.textContent)).toContain(
    'Léa Dubois : arrivée à 10 h. Pas enregistré : son inscription a été annulée.',
  );
  expect(rowText('Léa')).toContain('Pas encore là');
  await press('Compris');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(keptMarks()).toEqual([]);
});

test('marks left on the phone by a colleague are mentioned, and not sent on their behalf', async () => {
  api = openOffice({ at: '/attendances', answers: { getAttendanceRegister: register } });
  closeOffice(api);
  localStorage.setItem('ribambelle_mark:somebody:2026:x', '{}');
  await open();
  await screen.findByText(/^1 présence notée sur ce téléphone par quelqu’un d’autre/u);
  expect(api.calls('registerAttendances')).toEqual([]);
});

test('is filtered by group, place and name, without another call', async () => {
  await open();
  expect(countsText()).toBe('0 là sur 3');
  await choose('Groupe ou lieu', 'Studio');
  await waitFor(() => expect(address()).toBe('/attendances?of=place-studio'));
  expect(countsText()).toBe('0 là sur 1');
  expect(screen.queryByText('Léa Dubois')).toBeNull();
  await choose('Groupe ou lieu', /^9 h Cirque/u);
  await waitFor(() => expect(countsText()).toBe('0 là sur 2'));
  write('Un enfant', 'lea dub');
  await waitFor(() => expect(screen.queryByText('Tom Maes')).toBeNull());
  expect(rowText('Léa')).toContain('Léa Dubois');
  write('Un enfant', 'nobody');
  await screen.findByText('Aucun enfant de ce nom dans cette liste.');
  expect(api.calls('getAttendanceRegister')).toHaveLength(1);
});

test('on a day with too many participants, a group or place is requested separately', async () => {
  await open({ answers: { getAttendanceRegister: { ...register, count: 900 } } });
  await screen.findByText('3 enfants sur 900 sont affichés : choisissez un groupe ou un lieu.');
  await choose('Groupe ou lieu', 'Studio');
  await waitFor(() =>
    expect(api.calls('getAttendanceRegister').at(-1)).toEqual({
      day: '2026-07-06',
      location: 'studio',
    }),
  );
});

test('one press shows everything about a participant, and their hours can be corrected', async () => {
  const marks = [
    {
      cuid: 'first',
      kind: 'ARRIVED',
      at: '2026-07-06T07:30:00.000Z',
      made_at: '2026-07-06T07:30:00.000Z',
      takes_back: [],
      made_by: 'Tom Leroy',
    },
  ] as const;
  await open({
    answers: {
      getAttendanceRegister: { ...register, participants: [{ ...lea, marks }, tom] },
      registerAttendances: takesAll,
    },
  });
  await press(/^Léa Dubois/u);
  const dialog = await findPanel('Léa Dubois');
  expect(readable(dialog.textContent)).toContain('Arrivée 9 h 30, noté par Tom Leroy à 9 h 30');
  expect(dialog.querySelector('a[href="tel:0470123456"]')).not.toBeNull();
  write('Arrivée', '11:00', dialog);
  await press('Corriger les heures', dialog);
  await screen.findByText(/cette heure n’est pas encore passée/u);
  write('Arrivée', '09:05', dialog);
  await press('Corriger les heures', dialog);
  expect(rowText('Léa')).toContain('Là depuis 9 h 05');
  await waitFor(() =>
    expect(api.calls('registerAttendances')[0]?.marks).toMatchObject([
      { kind: 'ARRIVED', at: '2026-07-06T07:05:00.000Z', takes_back: ['first'] },
    ]),
  );
});

test('with the right to read only, attendances are shown without buttons; a day without participants says that nobody is expected', async () => {
  await open({ may: ['registration-attendances.read'] });
  expect(screen.queryByRole('button', { name: 'Arrivée : Léa Dubois' })).toBeNull();
  closeOffice(api);
  api = openOffice({
    at: '/attendances?day=tomorrow',
    answers: { getAttendanceRegister: { groups: [], participants: [], count: 0 } },
  });
  await screen.findByText('Personne n’est attendu ce jour-là.');
  expect(api.calls('getAttendanceRegister')[0]).toEqual({ day: '2026-07-07' });
});

test('a typed code notes the arrival, the next time it offers the departure, and an unknown code is called unknown', async () => {
  await open();
  await press('Scanner');
  const dialog = await findPanel('Scanner un badge');
  await screen.findByText(/^La caméra ne peut pas être utilisée/u);
  const find = async (code: string) => {
    write('Ou tapez le code', code, dialog);
    await press('Chercher', dialog);
  };
  await find('abcde-fghjk');
  expect(readable(dialog.textContent)).toContain('Là depuis 10 h');
  await waitFor(() => expect(api.calls('registerAttendances')).toHaveLength(1));
  await find('ABCDE FGHJK');
  await press('Départ : Léa Dubois', dialog);
  expect(readable(dialog.textContent)).toContain('De 10 h à 10 h');
  await find('22222-22222');
  expect(readable(dialog.textContent)).toContain(
    'Le code 2222222222 n’est celui d’aucun enfant attendu ce jour-là.',
  );
  expect(
    api.calls('registerAttendances').flatMap(({ marks }) => marks.map(({ kind }) => kind)),
  ).toEqual(['ARRIVED', 'LEFT']);
});
