import type { MotifName } from '@ribambelle/pictures/index.ts';
import type { Words } from '../shop.ts';

/** A group of categories; the first PRIMARY one decides the motif that is drawn. */
export interface GroupContent {
  readonly key: 'discipline' | 'period' | 'quarter' | 'language' | 'level';
  readonly title: Words;
  readonly scope: 'PRIMARY' | 'SECONDARY';
  readonly categories: readonly {
    readonly key: string;
    readonly title: Words;
    readonly motif: MotifName;
  }[];
}

const category = (key: string, title: Words, motif: MotifName = 'paper') => ({ key, title, motif });

export const GROUPS: readonly GroupContent[] = [
  {
    key: 'discipline',
    title: ['Univers', 'Theme'],
    scope: 'PRIMARY',
    categories: [
      category('water', ['Au fil de l’eau', 'In the water'], 'water'),
      category('field', ['Sports et grands jeux', 'Sports and big games'], 'field'),
      category('stage', ['Théâtre, danse et cirque', 'Theatre, dance and circus'], 'stage'),
      category('paper', ['Arts plastiques', 'Art and print'], 'paper'),
      category('stone', ['Grimpe, terre et pierre', 'Climbing, clay and stone'], 'stone'),
      category('sky', ['Sciences et ciel', 'Science and sky'], 'sky'),
      category('kitchen', ['Cuisine', 'Cooking'], 'kitchen'),
      category('code', ['Code et robots', 'Code and robots'], 'code'),
      category('music', ['Musique', 'Music'], 'music'),
      category('forest', ['Forêt et nature', 'Forest and nature'], 'forest'),
    ],
  },
  {
    key: 'period',
    title: ['Période', 'Season'],
    scope: 'SECONDARY',
    categories: [
      category('school', ['Année scolaire', 'School year'], 'paper'),
      category('weekend', ['Week-ends et mercredis', 'Weekends and Wednesdays'], 'sky'),
      category('autumn', ['Congé d’automne', 'Autumn break'], 'forest'),
      category('winter', ['Vacances d’hiver', 'Winter holidays'], 'stone'),
      category('carnival', ['Congé de détente', 'Carnival break'], 'stage'),
      category('spring', ['Vacances de printemps', 'Spring holidays'], 'field'),
      category('summer', ['Vacances d’été', 'Summer holidays'], 'water'),
    ],
  },
  {
    key: 'quarter',
    title: ['Quartier', 'Neighbourhood'],
    scope: 'SECONDARY',
    categories: [
      category('centre', ['Bruxelles centre et canal', 'Central Brussels and canal'], 'stone'),
      category('south', ['Ixelles et Uccle', 'Ixelles and Uccle'], 'paper'),
      category('north', ['Schaerbeek', 'Schaerbeek'], 'stage'),
      category('east', ['Woluwe et Auderghem', 'Woluwe and Auderghem'], 'forest'),
      category('brabant', ['Brabant wallon', 'Walloon Brabant'], 'field'),
    ],
  },
  {
    key: 'language',
    title: ['Langue', 'Language'],
    scope: 'SECONDARY',
    categories: [
      category('fr', ['Français', 'French']),
      category('en', ['Anglais', 'English']),
      category('nl', ['Néerlandais', 'Dutch']),
      category('both', ['Bilingue', 'Bilingual']),
    ],
  },
  {
    key: 'level',
    title: ['Niveau', 'Level'],
    scope: 'SECONDARY',
    categories: [
      category('first', ['Première fois', 'First time'], 'sky'),
      category('all', ['Tous niveaux', 'All levels'], 'field'),
      category('advanced', ['Déjà pratiqué', 'Some practice'], 'stone'),
    ],
  },
];
