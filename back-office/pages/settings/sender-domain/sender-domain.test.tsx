import {
  answer,
  press,
  readable,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

type Answers = NonNullable<Parameters<typeof openOffice>[0]['answers']>;

const KEY = {
  kind: 'DKIM',
  name: 'rabc._domainkey.maison.be',
  value: 'v=DKIM1; k=rsa; p=MIIB',
  result: null,
  found: '',
} as const;
const SENDERS = {
  kind: 'SPF',
  name: 'maison.be',
  value: 'v=spf1 include:spf.example.eu mx -all',
  result: 'DIFFERENT',
  found: 'v=spf1 mx -all',
} as const;
const POLICY = {
  kind: 'DMARC',
  name: '_dmarc.maison.be',
  value: 'v=DMARC1; p=none',
  result: 'RIGHT',
  found: 'v=DMARC1; p=reject',
} as const;
const waiting = {
  domain: 'maison.be',
  shown: 'maison.be',
  state: 'WAITING',
  records: [KEY, SENDERS, POLICY],
  checked_at: null,
  renewing: false,
} as const;
const none = {
  sender_domain: null,
  own_server: false,
  platform_delivers: true,
  address: 'info@maison.be',
  sent_from: 'mails@example.eu',
  answers_to: 'info@maison.be',
} as const;
const verified = { ...waiting, state: 'VERIFIED', records: [{ ...KEY, result: 'RIGHT' }] } as const;

const open = async (
  getSenderDomain: NonNullable<Answers['getSenderDomain']>,
  more: { answers?: Answers; may?: Parameters<typeof openOffice>[0]['may'] } = {},
) => {
  api = openOffice({
    at: '/settings',
    answers: {
      getSettings: { version: 1, preferences: null, payments: null },
      getMailSettings: {},
      getSenderDomain,
      ...more.answers,
    },
    ...(more.may === undefined ? {} : { may: more.may }),
  });
  const title = await screen.findByRole('heading', { name: 'Envoyer à votre nom' });
  const section = title.closest('section') ?? expect.fail('It is no section');
  await waitFor(() => expect(section.querySelectorAll('p').length).toBeGreaterThan(0));
  return section;
};
const words = (part: Element) => readable(part.textContent);

test('says from where e-mails leave; a refusal stands at the field, and an address is added', async () => {
  const part = await open(none, {
    answers: {
      addSenderDomain: ({ domain }) =>
        domain.endsWith('gmail.com')
          ? refuse('SENDER_DOMAIN_PUBLIC', { domain: 'SENDER_DOMAIN_PUBLIC' })
          : {},
    },
  });
  expect(words(part)).toContain(
    'partent maintenant de mails@example.eu ; les réponses vont à info@maison.be',
  );
  write('Adresse ou nom de domaine', 'maison@gmail.com', part);
  await press('Préparer les lignes', part);
  await waitFor(() =>
    expect(wrongWith('Adresse ou nom de domaine', part)).toContain('lui seul peut signer'),
  );
  write('Adresse ou nom de domaine', 'info@maison.be', part);
  api.answer({ getSenderDomain: { ...none, sender_domain: waiting } });
  await press('Préparer les lignes', part);
  await screen.findByText('Pas encore en place');
  expect(api.calls('addSenderDomain').at(-1)).toEqual({ domain: 'info@maison.be' });
});

test('each record has its name, its content and what was found; those that are right stay as they are', async () => {
  const part = await open({ ...none, sender_domain: waiting });
  await screen.findByText('À vérifier');
  const page = words(part);
  for (const text of [KEY.name, KEY.value, SENDERS.value, SENDERS.found, POLICY.found])
    expect(page).toContain(text);
  expect(page).toContain('La plateforme n’est pas dans la ligne qui existe.');
  expect(page).toContain('elle reste comme elle est');
  expect(page).not.toContain(POLICY.value);
});

test('a recommended record that could not be asked for is not to be published a second time', async () => {
  const records = [KEY, { ...POLICY, result: 'UNANSWERED', found: '' }] as const;
  const part = await open({ ...none, sender_domain: { ...waiting, records } });
  await screen.findByText('Pas de réponse');
  expect(words(part)).not.toContain(POLICY.value);
});

test('names, contents and a whole message are copied', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
    Object.assign(navigator.clipboard, clipboard),
  );
  const part = await open({ ...none, sender_domain: waiting });
  await press('Copier le nom : Signature (DKIM)', part);
  await press('Copier le contenu : Signature (DKIM)', part);
  await press('Copier un message pour la personne qui gère votre site', part);
  expect(copied.slice(0, 2)).toEqual([KEY.name, KEY.value]);
  expect(copied[2]).toContain(`Nom : ${KEY.name}\nType : TXT\nContenu : ${KEY.value}`);
  expect(copied[2]).toContain(SENDERS.value);
  expect(copied[2]).not.toContain(POLICY.value);
});

test('a check shows what it found', async () => {
  const part = await open(
    { ...none, sender_domain: waiting },
    { answers: { checkSenderDomain: { sender_domain: null } } },
  );
  api.answer({
    getSenderDomain: { ...none, sender_domain: verified, sent_from: 'info@maison.be' },
  });
  await press('Vérifier', part);
  await screen.findByText('En place : vos e-mails sont signés');
  expect(words(part)).toContain('Vos e-mails partent maintenant d’info@maison.be.');
  expect(api.calls('checkSenderDomain')).toEqual([{}]);
});

test('the key is changed after confirmation, once at a time', async () => {
  const part = await open(
    { ...none, sender_domain: verified },
    { answers: { renewSenderKey: {} } },
  );
  await screen.findByText('En place : vos e-mails sont signés');
  const next = { ...KEY, kind: 'NEXT_DKIM', name: 'rxyz._domainkey.maison.be' } as const;
  const renewing = { ...verified, records: [...verified.records, next], renewing: true };
  api.answer({ getSenderDomain: { ...none, sender_domain: renewing } });
  await press('Changer de clé', part);
  await answer('Changer de clé', 'Changer de clé');
  await screen.findByText('Nouvelle signature (DKIM)');
  expect(api.calls('renewSenderKey')).toEqual([{}]);
  expect(screen.queryByRole('button', { name: 'Changer de clé' })).toBeNull();
});

test('a domain is removed after confirmation', async () => {
  const part = await open(
    { ...none, sender_domain: verified },
    { answers: { removeSenderDomain: {} } },
  );
  await screen.findByText('En place : vos e-mails sont signés');
  api.answer({ getSenderDomain: none });
  await press('Supprimer le domaine d’envoi maison.be', part);
  await answer('Supprimer le domaine d’envoi maison.be', 'Supprimer');
  await screen.findByText('Domaine d’envoi supprimé.');
  expect(api.calls('removeSenderDomain')).toEqual([{}]);
});

test.each([
  ['a domain that lost its key', { ...verified, state: 'BROKEN' }, /rien n’est perdu/],
  [
    'one whose key was missed once',
    { ...verified, records: [{ ...KEY, result: 'MISSING' }] },
    /suit dans l’heure/,
  ],
  ['a sender elsewhere', { ...verified, domain: 'ecole.be' }, /n’est pas au nom de maison\.be/],
] as const)('warns of %s', async (_, sender_domain, sentence) => {
  const part = await open({ ...none, sender_domain });
  await waitFor(() => expect(words(part)).toMatch(sentence));
});

test('a server of one’s own signs by itself; without the right to change it there are no buttons', async () => {
  const part = await open({ ...none, own_server: true });
  expect(words(part)).toContain('c’est lui qui les signe');
  expect(part.querySelector('form')).toBeNull();
  closeOffice(api);
  const read = await open(
    { ...none, sender_domain: verified },
    { may: ['organiser-account.read'] },
  );
  await screen.findByText('En place : vos e-mails sont signés');
  expect(words(read)).not.toContain('Vérifier');
  expect(words(read)).not.toContain('Supprimer');
});

test('every page says that a domain lost its key, with a link to what is missing', async () => {
  await open(none, {
    answers: {
      getMailStatus: {
        delivers: true,
        broken_sender_domain: 'maison.be',
        unsent: { count: 0, since: null },
        sending: null,
      },
    },
  });
  await screen.findByText(/n’est plus publiée : ils partent sans elle/);
  const link = screen.getByRole('link', { name: 'Voir ce qui manque' });
  expect(link.getAttribute('href')).toBe('/settings#sender-domain');
});
