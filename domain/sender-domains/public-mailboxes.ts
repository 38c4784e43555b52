/** Names of providers that give mailboxes to anybody, without the ending of their country. */
const IN_EVERY_COUNTRY = /^(hotmail|outlook|live|yahoo|gmx|yandex)\.(com|[a-z]{2,3})(\.[a-z]{2})?$/;

const PROVIDERS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'msn.com',
  'windowslive.com',
  'ymail.com',
  'rocketmail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'web.de',
  't-online.de',
  'freenet.de',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'tutanota.com',
  'tuta.io',
  'fastmail.com',
  'hey.com',
  'mail.com',
  'mail.ru',
  'zoho.com',
  'zohomail.eu',
  'mailo.com',
  // Belgium
  'skynet.be',
  'belgacom.net',
  'proximus.be',
  'telenet.be',
  'pandora.be',
  'voo.be',
  'brutele.be',
  'scarlet.be',
  'base.be',
  'tvcablenet.be',
  'edpnet.be',
  // its neighbours
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'neuf.fr',
  'bbox.fr',
  'laposte.net',
  'numericable.fr',
  'club-internet.fr',
  'kpnmail.nl',
  'ziggo.nl',
  'home.nl',
  'planet.nl',
  'xs4all.nl',
  'pt.lu',
  'vo.lu',
  'libero.it',
]);

/**
 * True for the name of a provider of mailboxes: it signs its own e-mails, and none of its users can
 * publish a record there.
 */
export function isPublicMailbox(domain: string): boolean {
  return PROVIDERS.has(domain) || IN_EVERY_COUNTRY.test(domain);
}
