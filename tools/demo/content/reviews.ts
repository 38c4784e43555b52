/** The opinions that families write, by score; `{who}` is the participant. The best first. */
export interface Opinion {
  readonly scores: readonly number[];
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** About children. */
export const ABOUT_CHILDREN: readonly Opinion[] = [
  {
    scores: [5],
    fr: [
      '{who} en parle encore à table. On se réinscrit dès que possible.',
      'Une équipe douce et organisée : le matin, {who} voulait partir avant l’heure.',
      'Exactement ce qu’on espérait. Petit groupe, beaucoup d’attention, et des créations rapportées à la maison.',
      'Rien à redire : l’accueil est chaleureux, les consignes sont claires, et {who} s’est fait trois nouveaux amis.',
      'Première fois loin de nous pour {who}, et tout s’est bien passé. Merci à Zoé pour sa patience !',
      'Très belle semaine. Le petit mot du soir sur la journée est une excellente idée.',
      'Bravo pour le spectacle du dernier jour, toute la famille était là.',
      'Nous cherchions quelque chose entre la garderie et le cours : c’est exactement cela.',
      '{who} est d’un naturel timide. Au bout de deux jours, plus moyen de l’arracher au groupe.',
      'Inscription facile, réponses rapides, et surtout un enfant heureux le soir.',
      'On sent que l’équipe aime ce qu’elle fait. {who} aussi, maintenant.',
      'Deuxième année, et toujours aussi bien. On recommande autour de nous.',
      'Merci d’avoir pris le temps d’expliquer l’allergie de {who} à toute l’équipe.',
      'Du concret, du dehors, du rire. Et des chaussures à laver.',
      'Le petit groupe fait toute la différence : chacun a été vu.',
      'Depuis, {who} anime des ateliers pour ses peluches. C’est dire.',
      'Une parenthèse enchantée pendant que nous travaillions. Merci, merci.',
    ],
    en: [
      '{who} came home singing every single day. Thank you!',
      'Lovely team, small group, and English was no problem at all. We will be back.',
      'Best week of the holidays, says {who}. Nothing to add.',
      'Warm welcome for a family that had just moved here. {who} made a friend on day one.',
      'Well organised from the first e-mail to the last photo.',
    ],
  },
  {
    scores: [4, 4.5],
    fr: [
      'Très bien, seul le rangement des sacs le soir est un peu mouvementé.',
      '{who} a adoré. Un peu plus de temps dehors aurait été parfait.',
      'Bonne ambiance et animateurs présents. Le parking à 16 h reste compliqué.',
      'Belle découverte pour {who}. On aurait aimé recevoir le programme quelques jours plus tôt.',
      'Super semaine, un peu courte ! Dix jours nous auraient convenu.',
      'Contenu riche et varié. La salle du fond résonne beaucoup.',
      'Équipe au top. Une photo par jour nous aurait fait plaisir.',
    ],
    en: [
      'Great fun. A list of what to bring, sent a bit earlier, would have helped.',
      '{who} loved it, though the last day felt a little rushed.',
    ],
  },
  {
    scores: [3],
    fr: [
      'Correct, mais {who} a trouvé le niveau un peu facile pour son âge.',
      'Contenu intéressant, groupe trop nombreux à mon avis.',
      'Ni bien ni mal. {who} n’a pas demandé à y retourner.',
      'L’activité plaît, l’attente aux toilettes moins.',
      'Bien dans l’ensemble. Les repas chauds étaient froids deux jours sur cinq.',
    ],
    en: ['Fine overall, but {who} was the only one of that age in the group.'],
  },
  {
    scores: [1, 2],
    fr: [
      'Changement de salle le jour même sans prévenir : nous avons cherché vingt minutes. Dommage, l’activité est bien.',
      '{who} n’a pas trouvé sa place dans le groupe, et personne ne nous a appelés.',
    ],
    en: ['We were told 9 am and the door opened at 9.25. In the rain.'],
  },
];

/** About oneself: adults who come alone. */
export const ABOUT_ONESELF: readonly Opinion[] = [
  {
    scores: [5],
    fr: [
      'Un vrai bol d’air après le travail. On repart avec le sourire.',
      'Je débutais complètement, et dès la première heure j’étais à l’aise.',
      'Explications limpides, matériel impeccable, et un café offert. Que demander de plus ?',
    ],
    en: ['Clear teaching, nice people, good coffee. I have already told two colleagues.'],
  },
  {
    scores: [4],
    fr: [
      'Très bon cours. Une demi-heure de plus ne serait pas de trop.',
      'Chouette groupe. La salle est un peu fraîche en soirée.',
    ],
    en: ['Really good, if a bit crowded at the back of the room.'],
  },
  {
    scores: [3],
    fr: ['Intéressant, mais j’attendais quelque chose de plus pratique.'],
    en: ['Good content, a little slow for my taste.'],
  },
  {
    scores: [2],
    fr: ['Annoncé pour tous les niveaux, pensé pour des débutants.'],
    en: ['Not what the description had promised.'],
  },
];

/** The organiser's answers to two of them: to a happy family, and to an unhappy one. */
export const ANSWERS: readonly {
  readonly scores: readonly number[];
  readonly fr: string;
  readonly en: string;
}[] = [
  {
    scores: [5],
    fr: 'Merci {who} ! Toute l’équipe a lu vos mots au café de lundi. À très vite.',
    en: 'Thank you {who}! The whole team read your words over coffee on Monday. See you soon.',
  },
  {
    scores: [1, 2, 3],
    fr: 'Merci de nous l’écrire, {who}. Nous en avons parlé en équipe et nous faisons autrement depuis. N’hésitez pas à nous appeler.',
    en: 'Thank you for telling us, {who}. We talked it over and do it differently now. Do give us a call.',
  },
];
