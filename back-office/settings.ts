import { wordsOf } from '@ribambelle/domain/base/fold.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Texts } from '@ribambelle/texts/all.ts';

/** A setting and the place where it is changed. */
export interface Setting {
  /** The key of its name and of its search words in texts/<language>/office-settings.ts. */
  readonly name: keyof Texts['office-settings']['settings'];
  /** The page, and the part of it behind `#`. */
  readonly path: string;
  /** Null for settings that every collaborator has. */
  readonly permission: Permission | null;
}

/**
 * Every setting, in the order of the pages, for the search of the settings and the palette. A new
 * setting adds itself here.
 */
export const SETTINGS: readonly Setting[] = [
  { name: 'identity', path: '/settings#identity', permission: 'organiser-account.read' },
  { name: 'logo', path: '/settings#identity', permission: 'organiser-account.read' },
  { name: 'mails', path: '/settings#mails', permission: 'organiser-account.read' },
  {
    name: 'sender_domain',
    path: '/settings#sender-domain',
    permission: 'organiser-account.read',
  },
  { name: 'languages', path: '/settings#shop', permission: 'organiser-preferences.read' },
  { name: 'cart', path: '/settings#shop', permission: 'organiser-preferences.read' },
  {
    name: 'cancellation',
    path: '/settings#cancellation',
    permission: 'organiser-preferences.read',
  },
  { name: 'accounts', path: '/settings#shop', permission: 'organiser-preferences.read' },
  {
    name: 'online_payment',
    path: '/settings#online-payment',
    permission: 'organiser-payments.read',
  },
  { name: 'methods', path: '/settings#payments', permission: 'organiser-payments.read' },
  { name: 'bank', path: '/settings#payments', permission: 'organiser-payments.read' },
  { name: 'fees', path: '/settings#payments', permission: 'organiser-payments.read' },
  { name: 'vat', path: '/settings#vat', permission: 'organiser-payments.read' },
  { name: 'terms_of_payment', path: '/settings#payments', permission: 'organiser-payments.read' },
  { name: 'credit_reminders', path: '/settings#payments', permission: 'organiser-payments.read' },
  { name: 'test_mode', path: '/settings#payments', permission: 'organiser-payments.read' },
  { name: 'host_names', path: '/host-names', permission: 'organiser-account.read' },
  { name: 'pages', path: '/pages', permission: 'website-pages.read' },
  { name: 'theme', path: '/site#theme', permission: 'websites.read' },
  { name: 'announcement', path: '/site#announcement', permission: 'websites.read' },
  { name: 'contact', path: '/site#contact', permission: 'websites.read' },
  { name: 'menu', path: '/site#menu', permission: 'websites.read' },
  { name: 'footer', path: '/site#footer', permission: 'websites.read' },
  { name: 'colours', path: '/site#colours', permission: 'websites.read' },
  { name: 'favicon', path: '/site#favicon', permission: 'websites.read' },
  { name: 'header', path: '/site#header', permission: 'websites.read' },
  { name: 'styles', path: '/site#styles', permission: 'websites.read' },
  { name: 'custom_fields', path: '/custom-fields', permission: 'customer-custom-fields.read' },
  { name: 'tags', path: '/tags', permission: 'customer-tags.read' },
  {
    name: 'date_configurations',
    path: '/date-configurations',
    permission: 'date-configurations.read',
  },
  {
    name: 'closed_periods',
    path: '/closed-periods',
    permission: 'date-configurations.read',
  },
  { name: 'instalment_plans', path: '/instalment-plans', permission: 'payment-types.read' },
  { name: 'terms', path: '/terms', permission: 'website-pages.read' },
  { name: 'team', path: '/collaborators', permission: 'collaborators.read' },
  { name: 'access', path: '/collaborators/rules', permission: 'collaborators.read' },
  { name: 'roles', path: '/roles', permission: 'collaborator-roles.read' },
  { name: 'own_password', path: '/account', permission: null },
  { name: 'own_second_factor', path: '/account', permission: null },
];

/**
 * Returns the settings for which each typed word begins a word of the name or of the words that
 * people use for it; all settings when no word is typed.
 */
export function findSettings<Found extends { readonly title: string; readonly words: string }>(
  settings: readonly Found[],
  text: string,
): readonly Found[] {
  const words_typed = wordsOf(text);
  return settings.filter(({ title, words }) => {
    const words_of_setting = wordsOf(`${title} ${words}`);
    return words_typed.every((word) => words_of_setting.some((one) => one.startsWith(word)));
  });
}
