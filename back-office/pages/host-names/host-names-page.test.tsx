import { answer, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const at = '2026-07-06T07:00:00.000Z';
const main = {
  hostname: 'www.camps.be',
  shown: 'www.camps.be',
  main: true,
  proven: true,
  record: null,
  checked: { result: 'HERE' as const, addresses: ['203.0.113.7'], proof: 'PROVEN' as const, at },
};
const other = {
  hostname: 'xn--cole-9oa.be',
  shown: 'école.be',
  main: false,
  proven: true,
  record: null,
  checked: {
    result: 'ELSEWHERE' as const,
    addresses: ['198.51.100.4'],
    proof: 'PROVEN' as const,
    at,
  },
};
const claimed_name = {
  ...other,
  proven: false,
  record: { name: '_ribambelle.xn--cole-9oa.be', value: 'ribambelle=abc' },
  checked: { ...other.checked, result: 'HERE' as const, proof: 'RECORD_NEEDED' as const },
};
const records = [{ type: 'A' as const, value: '203.0.113.7' }];

const open = (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/host-names',
    answers: { listHostNames: { data: [main, other], records }, ...more },
    ...(may === undefined ? {} : { may }),
  });
};

test('each address says whether it leads here, where it leads and which record it needs', async () => {
  open();
  await screen.findByText('Mène à votre site');
  const page = readable(document.body.textContent);
  expect(page).toContain('Ce nom mène à 198.51.100.4.');
  expect(page).toContain('pour le nom xn--cole-9oa.be');
  expect(page).toContain('A → 203.0.113.7');
});

test('an address is checked, becomes the main one after confirmation, and is removed after confirmation', async () => {
  open({
    checkHostName: { result: 'HERE', addresses: [], proof: 'PROVEN', at },
    makeHostNameMain: {},
    removeHostName: {},
  });
  await press('Vérifier qu’école.be mène ici');
  await press('Faire d’école.be l’adresse principale');
  await answer('Faire d’école.be l’adresse principale', 'Rendre principale');
  await screen.findByText('école.be est l’adresse principale.');
  await press('Supprimer l’adresse école.be');
  await answer('Supprimer l’adresse école.be', 'Supprimer');
  await screen.findByText('Adresse supprimée.');
  const hostname = 'xn--cole-9oa.be';
  expect(api.calls('checkHostName')).toEqual([{ hostname }]);
  expect(api.calls('makeHostNameMain')).toEqual([{ hostname }]);
  expect(api.calls('removeHostName')).toEqual([{ hostname }]);
});

test('a claimed address says that it serves nothing yet and how to prove it, and cannot become the main one', async () => {
  open({ listHostNames: { data: [main, claimed_name], records } });
  await screen.findByText('Pas encore prouvée');
  const page = readable(document.body.textContent);
  expect(page).toContain('une autre organisation l’a demandé');
  expect(page).toContain('TXT _ribambelle.xn--cole-9oa.be → ribambelle=abc');
  expect(screen.queryByRole('button', { name: /l’adresse principale/ })).toBeNull();
});

test('warns before the address of the current page is removed', async () => {
  const here = { ...other, hostname: location.hostname, shown: location.hostname };
  open({ listHostNames: { data: [main, here], records } });
  await press(`Supprimer l’adresse ${location.hostname}`);
  expect(await screen.findByText(/Vous êtes en ce moment même à cette adresse/)).toBeTruthy();
});

test('warns before an address that may not lead here becomes the main one', async () => {
  open();
  await press('Faire d’école.be l’adresse principale');
  expect(await screen.findByText(/les liens de vos e-mails ne fonctionneront plus/)).toBeTruthy();
});

test('an address is added; one of another organiser is refused beside the field', async () => {
  open({
    addHostName: ({ hostname }) =>
      hostname === 'taken.be'
        ? refuse('HOSTNAME_TAKEN', { hostname: 'HOSTNAME_TAKEN' })
        : { hostname, message: null },
  });
  await screen.findByText('Ajouter une adresse');
  write('Adresse', 'taken.be');
  await press('Ajouter');
  await screen.findByText(/Une autre organisation répond déjà/);
  write('Adresse', 'www.new.be');
  await press('Ajouter');
  expect(await screen.findByText(/www.new.be est demandée/)).toBeTruthy();
});

test('the only address cannot be removed, and without the right to change it there are no buttons', async () => {
  open({ listHostNames: { data: [main], records: [] } }, ['organiser-account.read']);
  await screen.findByText('Mène à votre site');
  expect(document.querySelector('main button')).toBeNull();
});
