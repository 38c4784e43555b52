import type { Amount, BasisPoints } from '@ribambelle/domain/base/money.ts';
import type { Words } from '../shop.ts';

interface OptionContent {
  readonly title: Words;
  readonly description: Words;
  /** True for a thing to take home, at the standard rate of VAT. */
  readonly taxed?: true;
  /** The answers of people, when an answer is required. */
  readonly answers: readonly string[] | null;
  readonly prices: readonly {
    readonly label: Words;
    readonly amount: Amount;
    readonly percentage: BasisPoints;
    /** The pieces left after the sales; absent for no limit. */
    readonly spare?: number;
  }[];
}

interface QuestionContent {
  readonly type: 'TEXT' | 'DATE' | 'CHOICES_SINGLE' | 'CHOICES_MULTIPLE';
  readonly title: Words;
  readonly description: Words;
  readonly required: boolean;
  readonly choices: readonly Words[];
  /** The answers of people for texts and days; choices are drawn. */
  readonly answers: readonly string[];
  /** The earlier question and its choices, from 1, that show this question; absent for always. */
  readonly when?: { readonly question: string; readonly choices: readonly number[] };
}

const NONE: Words = ['', ''];

/** Options of activities: a switch, a choice, a share of the price, one with an answer. */
export const OPTIONS = {
  daycare: {
    title: ['Garderie', 'Before and after care'],
    description: [
      'Accueil calme, jeux de société et goûter.',
      'A quiet welcome, board games and something to eat.',
    ],
    answers: null,
    prices: [
      { label: ['Le matin, dès 7 h 45', 'Mornings, from 7.45'], amount: 1_200, percentage: 0 },
      { label: ['Le soir, jusque 17 h 45', 'Evenings, until 17.45'], amount: 1_500, percentage: 0 },
      { label: ['Matin et soir', 'Mornings and evenings'], amount: 2_400, percentage: 0 },
    ],
  },
  lunch: {
    title: ['Repas chaud de midi', 'Hot lunch'],
    description: [
      'Cuisiné le matin même par la cantine des Tanneurs, potage compris.',
      'Cooked that morning by the Tanneurs canteen, soup included.',
    ],
    answers: null,
    prices: [
      { label: ['Repas pour toute la durée', 'Lunch on every day'], amount: 2_750, percentage: 0 },
    ],
  },
  shirt: {
    title: ['Le t-shirt de l’Éclaircie', 'The Éclaircie T-shirt'],
    taxed: true,
    description: [
      'Coton bio, sérigraphié à la main. Dites-nous la taille.',
      'Organic cotton, screen-printed by hand. Tell us the size.',
    ],
    answers: ['6 ans', '8 ans', '10 ans', '12 ans', 'S', 'M'],
    prices: [{ label: ['Un t-shirt', 'One T-shirt'], amount: 1_400, percentage: 0, spare: 6 }],
  },
  flexible: {
    title: ['Formule souple', 'Flexible ticket'],
    description: [
      'Annulation remboursée jusqu’à la veille, sans justificatif : 8 % du prix de base.',
      'Cancel until the day before and get your money back, no questions asked: 8 % of the base price.',
    ],
    answers: null,
    prices: [{ label: ['Formule souple', 'Flexible ticket'], amount: 0, percentage: 800 }],
  },
  equipment: {
    title: ['Location du matériel', 'Equipment hire'],
    description: [
      'Entretenu et désinfecté après chaque séance.',
      'Serviced and cleaned after every session.',
    ],
    answers: null,
    prices: [
      { label: ['Pack de base', 'Basic set'], amount: 900, percentage: 0 },
      { label: ['Pack complet', 'Full set'], amount: 1_900, percentage: 0, spare: 0 },
    ],
  },
  twin: {
    title: ['Venir avec un frère, une sœur ou un ami', 'Coming with a sibling or a friend'],
    description: [
      'Nous les mettons dans le même groupe. Dites-nous son nom.',
      'We put them in the same group. Tell us the name.',
    ],
    answers: [
      'Avec sa sœur',
      'Avec Arthur D.',
      'Avec sa cousine Lina',
      'Avec Noé, de la même classe',
    ],
    prices: [{ label: ['Dans le même groupe', 'In the same group'], amount: 0, percentage: 0 }],
  },
} as const satisfies Record<string, OptionContent>;

/** Questions of activities, of all four types. */
export const QUESTIONS = {
  swim: {
    type: 'CHOICES_SINGLE',
    title: ['À l’aise dans l’eau ?', 'At ease in the water?'],
    description: [
      'Pour former les groupes ; personne n’est recalé.',
      'To make the groups; nobody is turned away.',
    ],
    required: true,
    choices: [
      ['Pas encore', 'Not yet'],
      ['Avec des brassards', 'With armbands'],
      ['Nage 25 mètres', 'Swims 25 metres'],
      ['Comme un poisson', 'Like a fish'],
    ],
    answers: [],
  },
  floating: {
    type: 'TEXT',
    title: ['Qu’est-ce qui l’aide dans l’eau ?', 'What helps them in the water?'],
    description: [
      'Une ceinture, une main, une chanson : nous commençons par là.',
      'A belt, a hand, a song: that is where we start.',
    ],
    required: true,
    choices: [],
    answers: [
      'Une ceinture',
      'Qu’on lui tienne la main',
      'Jouer, sans en parler',
      'Sa frite jaune',
    ],
    when: { question: 'swim', choices: [1, 2] },
  },
  pickup: {
    type: 'TEXT',
    title: ['Qui vient chercher l’enfant ?', 'Who picks up the child?'],
    description: [
      'Prénom, nom et lien avec l’enfant.',
      'First name, last name and relation to the child.',
    ],
    required: true,
    choices: [],
    answers: [
      'Papa ou maman',
      'Sa grand-mère, Monique Lambert',
      'Mamy Rose le mercredi, sinon nous',
      'Il rentre seul à vélo',
      'Son parrain, Thomas',
    ],
  },
  likes: {
    type: 'CHOICES_MULTIPLE',
    title: ['Ce qui lui plairait le plus', 'What they would like most'],
    description: [
      'Plusieurs réponses possibles, au moins une.',
      'Several answers possible, at least one.',
    ],
    required: true,
    choices: [
      ['Fabriquer', 'Making things'],
      ['Bouger', 'Moving'],
      ['Inventer des histoires', 'Making up stories'],
      ['Être dehors', 'Being outdoors'],
    ],
    answers: [],
  },
  vaccine: {
    type: 'DATE',
    title: ['Dernier rappel du tétanos', 'Last tetanus booster'],
    description: [
      'Si vous le connaissez : nous grimpons, creusons et coupons.',
      'If you know it: we climb, dig and cut.',
    ],
    required: false,
    choices: [],
    answers: ['2023-03-14', '2024-09-02', '2022-06-20', '2025-01-27'],
  },
  experience: {
    type: 'CHOICES_SINGLE',
    title: ['Déjà pratiqué ?', 'Done this before?'],
    description: NONE,
    required: false,
    choices: [
      ['Jamais', 'Never'],
      ['Un peu', 'A little'],
      ['Depuis plus d’un an', 'For more than a year'],
    ],
    answers: [],
  },
  wish: {
    type: 'TEXT',
    title: ['Un souhait, une envie, une crainte ?', 'A wish, an idea, a worry?'],
    description: [
      'L’animateur lit tout avant le premier jour.',
      'The coach reads everything before the first day.',
    ],
    required: false,
    choices: [],
    answers: [
      'Elle adore les renards.',
      'Un peu timide au début.',
      'Aimerait jouer la méchante de l’histoire.',
      'Première fois sans ses parents.',
    ],
  },
} as const satisfies Record<string, QuestionContent>;

export type OptionKey = keyof typeof OPTIONS;
export type QuestionKey = keyof typeof QUESTIONS;
export type { OptionContent, QuestionContent };
