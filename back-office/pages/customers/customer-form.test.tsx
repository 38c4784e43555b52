import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  [
    'fr',
    'Prénom',
    'Nom',
    'Créer',
    /Cette adresse est celle de la famille Dubois/,
    'Ouvrir la fiche',
  ],
  ['en', 'First name', 'Last name', 'Create', /This address belongs to Dubois/, 'Open the record'],
] as const)(
  '%s: an address in use names its family and links to it',
  async (language, firstname, lastname, create, sentence, link) => {
    api = openOffice({
      at: '/customers/new',
      language,
      answers: {
        createOfficeCustomer: () => refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' }),
        listOfficeCustomers: ({ search }) =>
          search === 'anne@example.test'
            ? { count: 1, data: [{ cuid: 'dubois', name: 'Dubois', email: 'anne@example.test' }] }
            : { count: 0, data: [] },
      },
    });
    await screen.findByLabelText(firstname);
    write(firstname, 'Anne');
    write(lastname, 'Dubois');
    write('E-mail', 'anne@example.test');
    fireEvent.click(screen.getByRole('button', { name: create }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
      '/customers/dubois/overview',
    );
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  },
);

test('a missing name is reported at its field, and the input stays', async () => {
  api = openOffice({
    at: '/customers/new',
    answers: { createOfficeCustomer: { cuid: 'new' } },
  });
  await screen.findByLabelText('Prénom');
  write('Prénom', 'Anne');
  write('E-mail', 'anne@example.test');
  fireEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Nom').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy();
  expect(screen.getByLabelText('Prénom')).toHaveProperty('value', 'Anne');
  expect(api.calls('createOfficeCustomer')).toEqual([]);
});

test('a name nearly that of a family shows it, and how alike both are', async () => {
  api = openOffice({
    at: '/customers/new',
    answers: {
      listSimilarCustomers: ({ lastname }) => ({
        data:
          lastname === 'Vandenquagebeur'
            ? [{ cuid: 'quag', name: 'Godelieve Van den Quaghebeur', alike: ['NEAR_NAME'] }]
            : [],
      }),
    },
  });
  await screen.findByLabelText('Prénom');
  write('Prénom', 'Godelieve');
  write('Nom', 'Vandenquagebeur');
  const alert = (await screen.findByText('Godelieve Van den Quaghebeur')).closest('[role=status]');
  expect(alert?.textContent).toContain('presque le même nom');
});
