import type { Theme } from '../catalogue.ts';

export const WATER: Theme = {
  motif: 'water',
  activities: [
    {
      slug: 'les-petites-loutres',
      title: ['Les petites loutres', 'Little otters'],
      lead: [
        'On entre dans l’eau en chantant, un adulte pour trois enfants, et l’on ressort sans avoir vu le temps passer. Ni chrono ni grand bain avant d’en avoir envie.',
        'We go into the water singing, one adult for every three children, and come out wondering where the time went. No stopwatch, and no deep end until they want it.',
      ],
      points: [
        ['souffler des bulles et attraper des trésors', 'blowing bubbles and diving for treasure'],
        ['flotter comme une étoile, sur le dos puis sur le ventre', 'floating like a star, on the back and then the front'],
        ['une histoire au sec, emballés dans les serviettes', 'a story on dry land, wrapped in towels'],
      ],
      bring: ['swimsuit', 'towel', 'snack'],
      ...{ ages: [4, 6], rhythm: 'weekly', price: 14_400, deposit: 0, places: 9, at: ['bassin'], level: 'first', language: 'fr' },
      ...{ options: ['twin'], questions: ['swim', 'pickup'] },
    },
    {
      slug: 'stage-natation-et-grand-air',
      title: ['Natation et grand air', 'Swimming and fresh air'],
      lead: [
        'Le matin dans le bassin, l’après-midi autour des étangs d’Ixelles. Cinq jours pour apprivoiser le crawl et connaître chaque canard par son prénom.',
        'Mornings in the pool, afternoons around the Ixelles ponds. Five days to tame the crawl and to know every duck by name.',
      ],
      points: [
        ['deux heures de bassin par jour, en groupes de niveau', 'two hours in the pool each day, in groups by level'],
        ['grand jeu de piste sur la digue le mercredi', 'a treasure hunt along the dike on Wednesday'],
        ['petit brevet et grandes photos le vendredi', 'a small certificate and large photographs on Friday'],
      ],
      bring: ['swimsuit', 'towel', 'picnic', 'rain'],
      ...{ ages: [6, 9], rhythm: 'camp', price: 17_500, deposit: 5_000, places: 14, at: ['bassin'], level: 'all', language: 'fr' },
      ...{ options: ['daycare', 'flexible', 'shirt'], questions: ['swim', 'pickup'] },
    },
    {
      slug: 'premier-equipage-optimist',
      title: ['Premier équipage : l’Optimist', 'First crew: the Optimist'],
      lead: [
        'Un bateau à sa taille, une voile, et le lac de Genval rien que pour nous avant les promeneurs. On chavire une fois exprès, pour ne plus jamais en avoir peur.',
        'A boat your own size, one sail, and Lake Genval to ourselves before the strollers arrive. We capsize once on purpose, so as never to fear it again.',
      ],
      points: [
        ['lire le vent sur l’eau et dans les arbres', 'reading the wind on the water and in the trees'],
        ['quatre nœuds que l’on garde toute la vie', 'four knots for a lifetime'],
        ['régate du vendredi, avec spectateurs et biscuits', 'Friday regatta, with spectators and biscuits'],
      ],
      bring: ['swimsuit', 'towel', 'picnic', 'sun'],
      ...{ ages: [9, 13], rhythm: 'camp', price: 23_500, deposit: 7_500, places: 10, at: ['lac'], level: 'first', language: 'both' },
      ...{ options: ['equipment', 'flexible'], questions: ['swim', 'vaccine'] },
    },
    {
      slug: 'crawl-pour-adultes',
      title: ['Le crawl sans s’essouffler', 'Front crawl without gasping'],
      lead: [
        'Vous nagez la brasse la tête haute depuis l’école ? En douze séances, nous posons la respiration, puis les bras, puis le plaisir.',
        'Have you swum breaststroke with your head up since school? In a dozen sessions we settle the breathing, then the arms, then the pleasure.',
      ],
      points: [
        ['deux lignes réservées, huit nageurs au plus par ligne', 'two lanes of our own, eight swimmers each at most'],
        ['une analyse vidéo sous l’eau à mi-parcours', 'an underwater video review halfway through'],
        ['un plan pour continuer seul', 'a plan for carrying on by yourself'],
      ],
      bring: ['swimsuit', 'towel', 'bottle'],
      ...{ ages: [18, null], rhythm: 'weekly', price: 16_800, deposit: 0, places: 12, at: ['bassin'], level: 'all', language: 'both' },
      ...{ options: [], questions: ['experience'] },
    },
    {
      slug: 'matinee-bebes-dans-l-eau',
      weekdays: [7],
      hours: ['09:30', '11:00'],
      title: ['Familles à l’eau, le dimanche', 'Families in the water on Sunday'],
      lead: [
        'Le petit bassin chauffé à 32 degrés, trois tapis flottants, une heure de douceur. Les parents sont dans l’eau, nous aussi.',
        'The small pool heated to 32 degrees, three floating mats, an hour of gentleness. Parents are in the water, and so are we.',
      ],
      points: [
        ['des gestes sûrs pour porter et lâcher', 'safe ways to hold and let go'],
        ['un parcours d’eau que l’on change chaque semaine', 'a water trail that changes every week'],
        ['café et tartines au bord du bassin', 'coffee and bread with jam at the poolside'],
      ],
      bring: ['swimsuit', 'towel', 'nap'],
      ...{
        ages: [null, null],
        rhythm: 'single',
        price: 1_800,
        deposit: 0,
        places: 12,
        at: ['bassin', 'lac'],
        level: 'first',
        language: 'both',
      },
      ...{ options: [], questions: ['wish'] },
    },
    {
      slug: 'paddle-et-canal',
      title: ['Paddle, kayak et petits ponts', 'Paddleboards, kayaks and little bridges'],
      lead: [
        'Une semaine sur l’eau pour des ados qui n’en peuvent plus des bancs. On pagaie, on tombe, on recommence, et l’on voit Bruxelles par en dessous.',
        'A week on the water for teenagers who have had enough of benches. We paddle, fall in, start again, and see Brussels from below.',
      ],
      points: [
        ['trois jours de lac, un jour de canal, un jour de rivière', 'three days on the lake, one on the canal, one on a river'],
        ['sécurité et sauvetage entre copains', 'safety and rescuing one another'],
        ['descente de la Lasne le jeudi, s’il a plu', 'down the Lasne on Thursday, if it has rained'],
      ],
      bring: ['swimsuit', 'towel', 'picnic', 'sun'],
      ...{ ages: [12, 16], rhythm: 'camp', price: 24_500, deposit: 8_000, places: 12, at: ['lac', 'canal'], level: 'all', language: 'fr' },
      ...{ options: ['equipment', 'twin'], questions: ['swim', 'vaccine', 'wish'] },
    },
  ],
};
