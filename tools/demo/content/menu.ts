const link = (id: string, names: readonly [fr: string, en: string], href: string) => ({
  id,
  name: { fr: names[0], en: names[1] },
  href,
});

/** The header's menu of L’Éclaircie: three levels, as the mega-menu shows them (1 §2.4). */
export const MENU = [
  {
    ...link('activities', ['Activités', 'Activities'], '/activities'),
    children: [
      {
        ...link('camps', ['Stages de vacances', 'Holiday camps'], '/activities'),
        children: [
          link('fox', ['L’école des renards', 'Fox school'], '/activities/ecole-des-renards'),
          link(
            'circus',
            ['Cirque : en piste !', 'Circus: into the ring!'],
            '/activities/stage-cirque-en-piste',
          ),
          link(
            'robots',
            ['Des robots de carton', 'Cardboard robots'],
            '/activities/robots-de-carton',
          ),
          link('farm', ['Une semaine à la ferme', 'A week on the farm'], '/activities/a-la-ferme'),
        ],
      },
      {
        ...link('courses', ['Cours toute l’année', 'Classes all year'], '/activities'),
        children: [
          link(
            'troupe',
            ['La troupe du Parvis', 'The Parvis troupe'],
            '/activities/theatre-du-parvis',
          ),
          link('holds', ['Prises de main', 'Good holds'], '/activities/grimpe-du-mercredi'),
          link(
            'otters',
            ['Les petites loutres', 'Little otters'],
            '/activities/les-petites-loutres',
          ),
          link(
            'wheel',
            ['Céramique : une année de tour', 'A year at the wheel'],
            '/activities/ceramique-adultes',
          ),
        ],
      },
      {
        ...link('sundays', ['Dimanches en famille', 'Family Sundays'], '/activities'),
        children: [
          link('kites', ['Construire un cerf-volant', 'Build a kite'], '/activities/cerfs-volants'),
          link('pyjama', ['Concert en pyjama', 'Pyjama concert'], '/activities/concert-en-pyjama'),
          link(
            'dance',
            ['Le bal du dimanche', 'The Sunday dance'],
            '/activities/bal-folk-du-dimanche',
          ),
        ],
      },
      link('dates', ['Toutes les dates', 'All dates'], '/dates'),
      link('agenda', ['L’agenda', 'What’s on'], '/agenda'),
      link('week', ['La semaine', 'The week'], '/week'),
      link('quick', ['Réserver en deux gestes', 'Book in two steps'], '/quick'),
      link('summer', ['L’été', 'Summer'], '/ete'),
    ],
  },
  { ...link('bundles', ['Packs', 'Packs'], '/bundles'), children: [] },
  { ...link('memberships', ['Abonnements', 'Memberships'], '/memberships'), children: [] },
  {
    ...link('resources', ['Salles et terrains', 'Rooms and courts'], '/resources'),
    children: [
      link('all-resources', ['Tout ce qui se réserve', 'All that can be booked'], '/resources'),
      link('courts', ['Heures libres', 'Free hours'], '/courts'),
    ],
  },
  { ...link('vouchers', ['Bons cadeaux', 'Gift vouchers'], '/vouchers'), children: [] },
  { ...link('about', ['Qui sommes-nous ?', 'Who we are'], '/about'), children: [] },
  { ...link('terms', ['Conditions', 'Terms'], '/terms'), children: [] },
];

export const FOOTER_COLUMNS = [
  {
    id: 'find',
    title: { fr: 'Trouver', en: 'Find' },
    links: [
      link('f-all', ['Toutes les activités', 'All activities'], '/activities'),
      link('f-summer', ['L’été', 'Summer'], '/ete'),
      link('f-vouchers', ['Bons cadeaux', 'Gift vouchers'], '/vouchers'),
      link('f-about', ['Qui sommes-nous ?', 'Who we are'], '/about'),
    ],
  },
  {
    id: 'yours',
    title: { fr: 'Votre espace', en: 'Your space' },
    links: [
      link('f-account', ['Mon compte', 'My account'], '/account/home'),
      link('f-registrations', ['Mes inscriptions', 'My registrations'], '/account/registrations'),
      link('f-terms', ['Conditions générales', 'Terms and conditions'], '/terms'),
    ],
  },
  {
    id: 'visit',
    title: { fr: 'Nous rendre visite', en: 'Visit us' },
    links: [
      {
        ...link('f-tram', ['Tram 81 et 93, arrêt Bailli', 'Trams 81 and 93, stop Bailli'], ''),
        href: null,
      },
      link(
        'f-mail',
        ['bonjour@eclaircie.test', 'bonjour@eclaircie.test'],
        'mailto:bonjour@eclaircie.test',
      ),
    ],
  },
];
