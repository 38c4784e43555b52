import type { texts as french } from '../fr/office-setup.ts';

export const texts: typeof french = {
  title: 'Welcome',
  opening: 'Three minutes, and your site is online. All of it can be changed in the settings.',
  organiser: 'Your organisation',
  name: 'Name, as families know it',
  legal_name: 'Official name, when it is another',
  company_number: 'Company number',
  company_number_help:
    'Your number at the Crossroads Bank for Enterprises, or your VAT number in another country. It is shown at the bottom of your site and on receipts.',
  bank_account: 'Bank account (IBAN), for transfers',
  bank_account_help: 'Without one, families cannot pay by transfer yet.',
  site: 'Your site',
  hostname: 'Address of the site',
  hostname_help: 'The name that leads to this server, for example www.my-camps.be.',
  accent: 'Colour',
  languages: 'Languages, the main one first',
  you: 'You',
  you_help: 'You may do everything. Your team comes later.',
  firstname: 'First name',
  lastname: 'Last name',
  your_email: 'Your e-mail, to sign in',
  password: 'Password',
  password_help: 'At least 12 characters. A sentence is easier to remember.',
  submit: 'Create my organisation',
  logo: 'Choose a logo',
  logo_help: 'Optional: without one, your site shows one drawn for you.',
  no_token: 'Create an organisation',
  no_token_text:
    'This page opens with a one-time address, which the server shows to whoever runs it. Ask them for a setup address, then open all of it.',
  over: 'This address no longer works',
  sign_in: 'Sign in',
  roles: {
    administrator: 'Administration',
    secretary: 'Secretariat',
    coach: 'Coaching',
  },
};
