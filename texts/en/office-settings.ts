import { settings } from './all-records.ts';

export const texts = {
  search: 'Find a setting',
  found: 'Settings found',
  nothing: 'No setting fits.',
  settings: {
    identity: {
      title: 'Name and address of the organisation',
      words: 'identity e-mail phone contact street city',
    },
    logo: { title: 'Logo', words: 'picture image' },
    mails: { title: 'Sending e-mails', words: 'server SMTP sender test' },
    sender_domain: {
      title: 'Sending in your name',
      words: 'domain DKIM SPF DMARC signature spam junk sender',
    },
    languages: { title: 'Languages of the site', words: 'French English translation' },
    cart: { title: 'How long a cart holds its places', words: 'minutes reservation' },
    cancellation: {
      title: 'Cancellation by families',
      words: 'cancel fee refund withdraw',
    },
    accounts: { title: 'Accounts of families', words: 'confirmed address participant customer' },
    online_payment: {
      title: 'Online payment: Mollie, Stripe',
      words: 'provider API key connect card Bancontact Wero collect',
    },
    methods: { title: 'Payment methods', words: 'online transfer deposit card Bancontact' },
    bank: { title: 'Bank account', words: 'IBAN BIC holder transfer structured communication' },
    fees: { title: 'Service fees', words: 'commission percentage' },
    vat: { title: 'VAT', words: 'tax rate regime exemption article 44 21' },
    terms_of_payment: { title: 'Payment term and unpaid places', words: 'due days limit' },
    credit_reminders: {
      title: 'Credit reminder',
      words: 'wallet balance forgotten unused movement months',
    },
    test_mode: { title: 'Test mode', words: 'try fake payment' },
    host_names: {
      title: 'Addresses of the site',
      words: 'domain name DNS URL www host record provider',
    },
    pages: {
      title: 'Pages of the site',
      words: 'home page title text picture editor draft publish SEO search engine',
    },
    announcement: { title: 'Announcement on the site', words: 'message banner' },
    contact: { title: 'Contact shown on the site', words: 'opening hours address social' },
    menu: { title: 'Menu of the site', words: 'navigation links' },
    footer: { title: 'Footer of the site', words: 'links bottom' },
    styles: { title: 'Your styles', words: 'css code styles look' },
    favicon: { title: 'Icon of the site in browsers', words: 'favicon tab picture' },
    header: { title: 'Header: logo and links', words: 'position logo links menu sticky scroll' },
    theme: {
      title: 'Theme and colour of the site',
      words: 'theme accent contrast fonts corners background',
    },
    colours: { title: 'Colours of the site', words: 'header footer contrast colors' },
    tags: {
      title: 'Tags',
      words: 'tags labels families registrations colours words',
    },
    custom_fields: {
      title: 'Questions to families and participants',
      words: 'custom fields allergies health school form',
    },
    terms: { title: 'Terms and conditions', words: 'contract rules version sale' },
    team: { title: 'Team', words: 'collaborators staff people invite password' },
    access: { title: 'Sign-in rules', words: 'security sign out pause idle second factor session' },
    roles: { title: 'Roles and rights', words: 'permissions access' },
    own_password: { title: 'My password', words: 'change account sessions language' },
    own_second_factor: { title: 'My two-step verification', words: 'code phone app recovery' },
    ...settings,
  },
};
