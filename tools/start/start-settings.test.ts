import { expect, test } from 'vitest';
import { readStartSettings } from './start-settings.ts';

test('without settings both sites have their default ports and the data is in the checkout', () => {
  const settings = readStartSettings({});
  expect(settings).toMatchObject({
    port: 3000,
    backOfficePort: 3001,
    databaseUrl: null,
    smtpUrl: null,
    privateMailHosts: [],
    siteAddress: [],
    mailReports: null,
    limitsOff: false,
    demo: true,
  });
  expect(settings.behindProxy).toBe(false);
  expect(settings.dataDir).toMatch(/\/\.data$/);
});

test('an empty variable counts as unset', () => {
  expect(readStartSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

test.each(['abc', '0', '65536', '-1', '80.5', '3e3'])('PORT=%s is refused', (port) => {
  expect(() => readStartSettings({ PORT: port })).toThrow(`PORT is "${port}"`);
});

test('the settings for delivery reports are complete or absent', () => {
  const secret = 'a long enough secret';
  const environment = { BOUNCE_DOMAIN: 'Bounces.Example.be', BOUNCE_SECRET: secret };
  expect(readStartSettings(environment).mailReports).toEqual({
    domain: 'bounces.example.be',
    secret,
  });
  for (const half of [
    { BOUNCE_DOMAIN: 'b.example.be' },
    { BOUNCE_SECRET: secret },
    { ...environment, BOUNCE_SECRET: 'short' },
  ])
    expect(() => readStartSettings(half)).toThrow('BOUNCE_DOMAIN and BOUNCE_SECRET');
});

test('the sender of e-mails is an address, and its servers a name', () => {
  const sender = (environment: object) => readStartSettings({ ...environment }).mailSender;
  expect(sender({})).toEqual({ address: null, spf_include: null });
  expect(sender({ MAIL_SENDER: 'Mails@Example.be', SPF_INCLUDE: '_spf.Example.be' })).toEqual({
    address: 'mails@example.be',
    spf_include: '_spf.example.be',
  });
  expect(() => sender({ MAIL_SENDER: 'example.be' })).toThrow('MAIL_SENDER is "example.be"');
  expect(() => sender({ SPF_INCLUDE: 'v=spf1 mx' })).toThrow('SPF_INCLUDE is "v=spf1 mx"');
});

test('stand-ins for payment providers are addresses without a path', () => {
  const urls = (environment: object) => readStartSettings({ ...environment }).providerUrls;
  expect(urls({})).toEqual({});
  expect(urls({ MOLLIE_URL: 'http://127.0.0.1:4010/' })).toEqual({
    mollie: 'http://127.0.0.1:4010',
  });
  expect(() => urls({ STRIPE_URL: 'stripe' })).toThrow('STRIPE_URL is "stripe"');
});

test('one port for both sites is refused', () => {
  expect(() => readStartSettings({ PORT: '3001' })).toThrow('both 3001');
});

test.each([
  ['on', true],
  ['off', false],
  ['', false],
])('BEHIND_PROXY=%s: proxy headers are trusted: %s', (wish, believed) => {
  expect(readStartSettings({ BEHIND_PROXY: wish }).behindProxy).toBe(believed);
});

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://localhost/real' }, false],
  [{ DATABASE_URL: 'postgres://localhost/play', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
])('with %o the demo is loaded: %s', (environment, loaded) => {
  expect(readStartSettings(environment).demo).toBe(loaded);
});

test.each([
  [{}, true],
  [{ DATABASE_URL: 'postgres://localhost/real' }, false],
  [{ DATABASE_URL: 'postgres://localhost/play', DEMO: 'on' }, false],
  [{ DATABASE_URL: 'postgres://localhost/real', SELF_SETUP: 'on' }, true],
  [{ DEMO: 'off' }, false],
  [{ SELF_SETUP: 'off' }, false],
])('with %o everybody may create an organiser: %s', (environment, allowed) => {
  expect(readStartSettings(environment).selfSetup).toBe(allowed);
});

test('SELF_SETUP must be on or off', () => {
  expect(() => readStartSettings({ SELF_SETUP: 'yes' })).toThrow('SELF_SETUP is "yes"');
});

test('DEMO must be on or off', () => {
  expect(() => readStartSettings({ DEMO: 'yes' })).toThrow('DEMO is "yes"');
});

test.each(['0', '65', 'many', '1.5'])('WORKERS=%s is refused', (workers) => {
  expect(() => readStartSettings({ WORKERS: workers })).toThrow(`WORKERS is "${workers}"`);
});

test('there is one worker per core, at most four, by default', () => {
  expect(readStartSettings({}).workers).toBeGreaterThan(0);
  expect(readStartSettings({}).workers).toBeLessThanOrEqual(4);
  expect(readStartSettings({ WORKERS: '7' }).workers).toBe(7);
});

test('nightly backups need only a folder, and accept a time and a number to keep', () => {
  expect(readStartSettings({})).toMatchObject({ backups: null, backupsOff: false });
  expect(readStartSettings({ BACKUP_DIR: '/backups' }).backups).toEqual({
    dir: '/backups',
    at: '03:30',
    keep: 14,
  });
  const all = { BACKUP_DIR: '/backups', BACKUP_AT: '23:05', BACKUP_KEEP: '3' };
  expect(readStartSettings(all).backups).toEqual({ dir: '/backups', at: '23:05', keep: 3 });
  expect(readStartSettings({ BACKUP_DIR: 'off' })).toMatchObject({
    backups: null,
    backupsOff: true,
  });
});

test.each([
  ['BACKUP_AT', '24:00'],
  ['BACKUP_AT', '3:30'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', 'all'],
])('%s=%s is refused', (name, value) => {
  expect(() => readStartSettings({ BACKUP_DIR: '/backups', [name]: value })).toThrow(
    `${name} is "${value}"`,
  );
});

test('the origin of the back-office is an address without path, or this machine’s own', () => {
  const originIn = (BACK_OFFICE_ORIGIN: string) =>
    readStartSettings({ BACK_OFFICE_ORIGIN }).backOfficeOrigin;
  expect(originIn('https://office.example.be/')).toBe('https://office.example.be');
  expect(originIn('')).toBeNull();
  expect(() => originIn('office.example.be')).toThrow('BACK_OFFICE_ORIGIN is "office.example.be"');
});
