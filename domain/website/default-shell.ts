import type { InEachLanguage } from '../base/languages.ts';

interface MenuItem {
  readonly id: string;
  readonly name: InEachLanguage<string>;
  readonly href: string;
  readonly children?: readonly MenuItem[];
}

interface Shell {
  readonly header: {
    readonly links: readonly MenuItem[];
    readonly logo_position: string;
    readonly links_position: string;
    readonly sticky: boolean;
  };
  readonly footer: {
    readonly columns: readonly {
      readonly id: string;
      readonly title: InEachLanguage<string>;
      readonly links: readonly MenuItem[];
    }[];
    readonly quote: InEachLanguage<string>;
    readonly background_color: string;
    readonly text_color: string;
  };
  readonly topbar: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly announcement: null;
    readonly background_color: string;
    readonly text_color: string;
  };
}

/** Header, footer and top bar of an organiser who configured none: white text on black (1 §9.1). */
export function defaultShell(organiser: { readonly email: string; readonly phone: string }): Shell {
  const activities = {
    id: 'activities',
    name: { fr: 'Activités', en: 'Activities' },
    href: '/activities',
  };
  const home = { id: 'home', name: { fr: 'Accueil', en: 'Home' }, href: '/' };
  const terms = {
    id: 'terms',
    name: { fr: 'Conditions générales', en: 'Terms and conditions' },
    href: '/terms',
  };
  const account = [
    { id: 'account', name: { fr: 'Mon compte', en: 'My account' }, href: '/account/home' },
    {
      id: 'registrations',
      name: { fr: 'Mes inscriptions', en: 'My registrations' },
      href: '/account/registrations',
    },
    {
      id: 'participants',
      name: { fr: 'Mes participants', en: 'My participants' },
      href: '/account/participants',
    },
  ];
  return {
    header: {
      links: [home, activities],
      logo_position: 'left',
      links_position: 'left',
      sticky: true,
    },
    footer: {
      columns: [
        { id: 'discover', title: { fr: 'Découvrir', en: 'Discover' }, links: [home, activities] },
        { id: 'yours', title: { fr: 'Votre espace', en: 'Your space' }, links: account },
        { id: 'know', title: { fr: 'Bon à savoir', en: 'Good to know' }, links: [terms] },
      ],
      quote: { fr: 'À bientôt chez nous !', en: 'See you soon!' },
      background_color: '#000000',
      text_color: '#ffffff',
    },
    topbar: {
      email: organiser.email === '' ? null : organiser.email,
      phone: organiser.phone === '' ? null : organiser.phone,
      announcement: null,
      background_color: '#000000',
      text_color: '#ffffff',
    },
  };
}
