import { expect, test } from 'vitest';
import {
  judgeKey,
  judgePolicy,
  judgeSenderList,
  keyRecord,
  keyRecordName,
  policyRecordNames,
  senderListRecord,
  type Texts,
} from './sender-records.ts';

const public_key = 'MIIBIjANBgkq+/AQ==';
const ours = keyRecord(public_key);

test.each<[string, Texts, string]>([
  ['the very record', [ours], 'RIGHT'],
  [
    'spaces within the key, and no spaces elsewhere',
    ['v=DKIM1;k=rsa;p=MIIBIj ANBgkq+/AQ== ;'],
    'RIGHT',
  ],
  ['the key alone', [`p=${public_key}`], 'RIGHT'],
  [
    'notes and services',
    [`v=DKIM1; n=ours; s=email; h=sha1:sha256; t=s; p=${public_key}`],
    'RIGHT',
  ],
  ['nothing', [], 'MISSING'],
  ['another key', [keyRecord('AAAA')], 'DIFFERENT'],
  ['a key that begins like ours', [ours.slice(0, -2)], 'DIFFERENT'],
  ['a key that was withdrawn', ['v=DKIM1; p='], 'DIFFERENT'],
  ['ours within quotation marks', [`"${ours}"`], 'DIFFERENT'],
  ['ours for another kind of key', [`v=DKIM1; k=ed25519; p=${public_key}`], 'DIFFERENT'],
  ['ours for another use', [`v=DKIM1; s=other; p=${public_key}`], 'DIFFERENT'],
  ['ours for old signatures alone', [`v=DKIM1; h=sha1; p=${public_key}`], 'DIFFERENT'],
  ['a text of another kind', ['v=spf1 -all'], 'DIFFERENT'],
  ['ours twice', [ours, ours], 'SEVERAL'],
  ['ours beside another', [ours, keyRecord('AAAA')], 'SEVERAL'],
  ['no answer', null, 'UNANSWERED'],
])('a key: %s', (_, texts, result) => {
  const finding = judgeKey(texts, { kind: 'DKIM', public_key });
  expect(finding).toEqual({ kind: 'DKIM', result, found: (texts ?? []).join('\n') });
});

test.each<[string, Texts, string]>([
  ['ours alone', ['v=spf1 include:spf.example.be ~all'], 'RIGHT'],
  [
    'ours in capitals, beside texts of others',
    ['x=1', 'V=SPF1 a INCLUDE:SPF.Example.be -all'],
    'RIGHT',
  ],
  ['nothing', ['google-site-verification=1'], 'MISSING'],
  ['other servers', ['v=spf1 include:_spf.other.eu -all'], 'DIFFERENT'],
  ['ours refused', ['v=spf1 -include:spf.example.be ~all'], 'DIFFERENT'],
  ['a name that begins like ours', ['v=spf1 include:spf.example.be.other.eu'], 'DIFFERENT'],
  ['two lists', ['v=spf1 include:spf.example.be ~all', 'v=spf1 mx -all'], 'SEVERAL'],
  ['another version', ['v=spf10 include:spf.example.be'], 'MISSING'],
  ['no answer', null, 'UNANSWERED'],
])('servers of a domain: %s', (_, texts, result) => {
  expect(judgeSenderList(texts, 'spf.example.be')).toMatchObject({ kind: 'SPF', result });
});

test('the list of servers keeps those that are there', () => {
  const wanted = (found: string) => senderListRecord('spf.example.be', found);
  expect(wanted('')).toBe('v=spf1 include:spf.example.be ~all');
  expect(wanted('v=spf1 include:_spf.other.eu -all')).toBe(
    'v=spf1 include:spf.example.be include:_spf.other.eu -all',
  );
  // of two, neither is a start
  expect(wanted('v=spf1 mx\nv=spf1 a')).toBe('v=spf1 include:spf.example.be ~all');
});

test.each<[string, Texts, string]>([
  ['that asks for nothing', ['v=DMARC1; p=none'], 'RIGHT'],
  ['that is strict', ['v=DMARC1;p=reject;rua=mailto:a@maison.be'], 'RIGHT'],
  ['none', ['something else'], 'MISSING'],
  ['without a wish', ['v=DMARC1; rua=mailto:a@maison.be'], 'DIFFERENT'],
  ['twice', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'SEVERAL'],
  ['no answer', null, 'UNANSWERED'],
])('a policy: %s', (_, texts, result) => {
  expect(judgePolicy(texts)).toMatchObject({ kind: 'DMARC', result });
});

test('names of records, and a text of any length is shown up to a limit', () => {
  expect(keyRecordName('maison.be', 's1')).toBe('s1._domainkey.maison.be');
  expect(policyRecordNames('mail.maison.be')).toEqual([
    '_dmarc.mail.maison.be',
    '_dmarc.maison.be',
  ]);
  const texts = ['x'.repeat(5000)];
  expect(judgeKey(texts, { kind: 'DKIM', public_key }).found).toHaveLength(1000);
});
