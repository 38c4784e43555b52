import type { Theme } from '../catalogue.ts';

export const STAGE: Theme = {
  motif: 'stage',
  activities: [
    {
      slug: 'theatre-du-parvis',
      title: ['La troupe du Parvis', 'The Parvis troupe'],
      lead: [
        'Une année pour écrire, répéter et jouer une pièce devant de vrais rideaux rouges. Chacun a un rôle à sa mesure, même celui qui préfère la régie.',
        'A year to write, rehearse and perform a play in front of real red curtains. Everybody has a part that fits, even those who prefer the lights.',
      ],
      points: [
        ['improviser sans se moquer', 'improvising without mockery'],
        ['apprendre un texte sans le réciter', 'learning lines without reciting them'],
        ['deux représentations en juin, salle comble', 'two performances in June, full house'],
      ],
      bring: ['black', 'bottle', 'notebook'],
      ...{ ages: [8, 12], rhythm: 'weekly', price: 21_500, deposit: 6_000, places: 14, at: ['gilles'], level: 'all', language: 'fr' },
      ...{ options: ['twin'], questions: ['likes', 'wish'] },
    },
    {
      slug: 'stage-cirque-en-piste',
      title: ['Cirque : en piste !', 'Circus: into the ring!'],
      lead: [
        'Boule, trapèze, assiettes chinoises et chutes réussies. Au bout de cinq jours, un chapiteau de draps et un public qui retient son souffle.',
        'Walking globe, trapeze, spinning plates and well-made falls. After five days, a big top of bed sheets and an audience holding its breath.',
      ],
      points: [
        ['équilibre, jonglerie, acrobaties au sol', 'balance, juggling and floor acrobatics'],
        ['inventer son numéro et son nom de scène', 'inventing an act and a stage name'],
        ['spectacle le vendredi à 15 heures', 'a show on Friday at three'],
      ],
      bring: ['sportswear', 'slippers', 'picnic'],
      ...{
        ages: [6, 11],
        rhythm: 'camp',
        price: 16_500,
        deposit: 5_000,
        places: 14,
        at: ['canal', 'josaphat'],
        level: 'all',
        language: 'fr',
      },
      ...{ options: ['daycare', 'lunch', 'flexible'], questions: ['pickup', 'likes'] },
    },
    {
      slug: 'danse-des-premiers-pas',
      title: ['Les premiers pas', 'First steps'],
      lead: [
        'On danse comme une feuille, comme un robot, comme quelqu’un qui rentre tard. La technique arrive en douce, par les jeux.',
        'We dance like a leaf, like a robot, like somebody coming home late. Technique slips in quietly, through games.',
      ],
      points: [
        ['écouter la musique avec les genoux', 'listening to the music with our knees'],
        ['sauter, tourner, tomber sans bruit', 'jumping, turning, falling without a sound'],
        ['une séance ouverte aux familles par trimestre', 'one class a term open to the families'],
      ],
      bring: ['black', 'slippers', 'bottle'],
      ...{
        ages: [4, 7],
        rhythm: 'weekly',
        price: 14_800,
        deposit: 0,
        places: 12,
        at: ['halles', 'maison'],
        level: 'first',
        language: 'fr',
      },
      ...{ options: [], questions: ['pickup'] },
    },
    {
      slug: 'marionnettes-de-table',
      title: ['Marionnettes de table', 'Tabletop puppets'],
      lead: [
        'Une boîte à chaussures, un peu de laine, et voilà quelqu’un. Le matin on construit, l’après-midi on lui donne une voix.',
        'A shoebox, a little wool, and there is somebody. In the morning we build, in the afternoon we lend a voice.',
      ],
      points: [
        ['deux marionnettes par enfant', 'two puppets each'],
        ['ombres et lampes de poche', 'shadows and torches'],
        ['un castelet à emporter chez soi', 'a small theatre to take home'],
      ],
      bring: ['oldShirt', 'picnic', 'box'],
      ...{
        ages: [5, 8],
        rhythm: 'camp',
        price: 15_500,
        deposit: 4_000,
        places: 12,
        at: ['gilles', 'maison'],
        level: 'first',
        language: 'both',
      },
      ...{ options: ['daycare', 'twin'], questions: ['pickup', 'wish'] },
    },
    {
      slug: 'improvisation-ados',
      title: ['Impro : dire oui, et après ?', 'Improv: say yes, and then?'],
      lead: [
        'Deux équipes, un thème tiré d’un chapeau, trois minutes. On vient pour rire et l’on repart avec de l’aplomb.',
        'Two teams, a theme drawn from a hat, three minutes. You come for the laughs and leave with nerve.',
      ],
      points: [
        ['écoute, rythme et mauvaise foi', 'listening, rhythm and bad faith'],
        ['un match public chaque dernier vendredi', 'a public match every last Friday'],
        ['aucun texte à apprendre, c’est promis', 'no lines to learn, promise'],
      ],
      bring: ['black', 'bottle'],
      ...{ ages: [13, 17], rhythm: 'weekly', price: 18_900, deposit: 0, places: 14, at: ['gilles'], level: 'all', language: 'fr' },
      ...{ options: [], questions: ['experience'] },
    },
    {
      slug: 'bal-folk-du-dimanche',
      title: ['Le bal du dimanche', 'The Sunday dance'],
      lead: [
        'Une heure d’initiation, puis deux heures de bal avec musiciens. Bourrées, scottishs et cercles circassiens : on vous tient la main.',
        'An hour of lessons, then two hours of dancing to live music. Bourrées, schottisches and circle dances: somebody will hold your hand.',
      ],
      points: [
        ['sans partenaire, sans souliers de bal', 'no partner and no dancing shoes needed'],
        ['les enfants sur la piste jusqu’au goûter', 'children on the floor until tea'],
        ['tarte au sucre et jus de pomme du verger', 'sugar tart and orchard apple juice'],
      ],
      bring: ['nothing'],
      ...{
        ages: [null, null],
        rhythm: 'single',
        price: 1_000,
        deposit: 0,
        places: 20,
        at: ['halles', 'ferme'],
        level: 'first',
        language: 'both',
      },
      ...{ options: [], questions: [] },
    },
  ],
};
