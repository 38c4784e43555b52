import { numberFormat } from '../formats/formatters.ts';
import { plural } from '../formats/plural.ts';

export const errors = {
  VAT_CATEGORY_NOT_ALLOWED: 'Votre régime de TVA ne permet pas cette catégorie.',
  VAT_CATEGORIES_IN_USE:
    'Des activités, options ou autres articles ont une catégorie que ce régime ne permet pas.',
  VAT_REGIME_UNSAID: 'Indiquez le régime de TVA de l’organisation et sa catégorie par défaut.',
  VAT_DEFAULT_CHANGED:
    'La catégorie par défaut a changé entretemps. Regardez à nouveau, puis confirmez.',
};

export const texts = {
  title: 'TVA',
  help: 'Vos prix comprennent la TVA : elle en est déduite, jamais ajoutée. Sur les reçus, chaque taux ou exemption a sa ligne.',
  regime: 'Régime de l’organisation',
  not_said: 'Pas encore indiqué',
  not_said_help:
    'Tant que le régime n’est pas indiqué, les reçus et les rapports ne disent rien de la TVA.',
  regimes: {
    TAXABLE: 'Assujettie : tout est avec TVA',
    EXEMPT: 'Exemptée (article 44 du Code de la TVA)',
    MIXED: 'Mixte : une partie exemptée, une partie avec TVA',
    FRANCHISE: 'Franchise des petites entreprises',
    NOT_SUBJECT: 'Non assujettie',
  },
  category: 'Catégorie de TVA',
  default_category: 'Catégorie par défaut',
  default_help:
    'Celle de tout ce qui n’en a pas une autre dans sa fiche : activités, options, salles, abonnements et packs. Un bon cadeau est toujours hors TVA : elle est due quand il sert.',
  fee_category: 'Catégorie des frais de service',
  categories: {
    STANDARD: 'Taux normal',
    INTERMEDIATE: 'Taux intermédiaire',
    REDUCED: 'Taux réduit',
    EXEMPT_YOUTH: 'Exempté : jeunesse et loisirs',
    EXEMPT_SPORT: 'Exempté : sport',
    EXEMPT_EDUCATION: 'Exempté : enseignement',
    EXEMPT_CULTURE: 'Exempté : culture',
    NOT_SUBJECT: 'Hors TVA',
    FRANCHISE: 'Franchise des petites entreprises',
  },
  /** A category with its rate, empty for one that is not taxed. */
  named: (category: string, rate: string) => (rate === '' ? category : `${category} (${rate})`),
  /** A rate in basis points. */
  percent: (rate: number) =>
    numberFormat('fr-BE', { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000),
  like_organisation: (category: string) => `Comme l’organisation : ${category}`,
  saved: 'TVA enregistrée.',
  /** The refusal of a regime, with the number of things that chose otherwise. */
  categoriesInUse: (count: number) =>
    `${count} ${plural('fr', count, { one: 'article a une catégorie', other: 'articles ont une catégorie' })} que ce régime ne permet pas. Changez-la d’abord dans ${plural('fr', count, { one: 'sa fiche', other: 'leurs fiches' })}.`,
  old_title: 'Lignes sans TVA',
  old_help:
    'Ces lignes de comptes datent d’avant le régime. Elles reçoivent la catégorie par défaut ci-dessus, et non celle de leur activité ou de leur salle, au taux de leur jour. Aucun montant ne change. Une fois confirmées, elles ne changent plus.',
  old_lines: (count: string, of: { amount: string; from: string; to: string; category: string }) =>
    `${count} lignes, ${of.amount}, du ${of.from} au ${of.to} : ${of.category}`,
  confirm: 'Donner cette TVA aux lignes',
  confirm_question: 'Donner cette TVA à toutes ces lignes, pour toujours ?',
  confirmed: 'Les lignes ont leur TVA.',
  confirmed_rest: (count: string) =>
    `Les ${count} lignes restantes suivent dans quelques instants.`,
  /** An amount by its rate, net and VAT. */
  split: (name: string, amounts: { readonly net: string; readonly vat: string }) =>
    `${name} : ${amounts.net} hors TVA + ${amounts.vat} de TVA`,
  without: 'Sans TVA indiquée',
};
