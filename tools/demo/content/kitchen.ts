import type { Theme } from '../catalogue.ts';

export const KITCHEN: Theme = {
  motif: 'kitchen',
  activities: [
    {
      slug: 'toques-en-herbe',
      title: ['Les toques en herbe', 'Budding chefs'],
      lead: [
        'On va au marché le lundi avec un panier et dix mots de néerlandais. Le reste de la semaine, on cuisine ce que l’on a choisi, et on mange tout.',
        'On Monday we go to the market with a basket and ten words of Dutch. The rest of the week we cook what we chose, and eat it all.',
      ],
      points: [
        ['couper sans se couper', 'cutting without getting cut'],
        ['un potage, un pain, un plat, un dessert', 'a soup, a bread, a main course, a pudding'],
        ['table d’hôtes pour les parents le vendredi', 'a set table for the parents on Friday'],
      ],
      bring: ['apron', 'box', 'bottle'],
      ...{ ages: [8, 12], rhythm: 'camp', price: 18_900, deposit: 6_000, places: 10, at: ['tanneurs'], level: 'first', language: 'fr' },
      ...{ options: ['daycare', 'flexible'], questions: ['pickup', 'likes'] },
    },
    {
      slug: 'gaufres-et-speculoos',
      title: ['Gaufres, cramique et spéculoos', 'Waffles, brioche and speculoos'],
      lead: [
        'Le goûter belge, du fer brûlant à la miette. Une matinée qui sent la cannelle jusque dans l’ascenseur.',
        'Belgian teatime, from the hot iron to the crumb. A morning that smells of cinnamon all the way to the lift.',
      ],
      points: [
        ['Liège ou Bruxelles : on tranche en goûtant', 'Liège or Brussels: we settle it by tasting'],
        ['moules à spéculoos en bois de poirier', 'pearwood speculoos moulds'],
        ['une boîte pleine à rapporter', 'a full box to take home'],
      ],
      bring: ['apron', 'box'],
      ...{
        ages: [6, 12],
        rhythm: 'single',
        price: 3_400,
        deposit: 0,
        places: 12,
        at: ['tanneurs', 'maison'],
        level: 'first',
        language: 'both',
      },
      ...{ options: ['twin'], questions: ['pickup'] },
    },
    {
      slug: 'cuisine-parents-ados',
      title: ['À deux aux fourneaux', 'Two at the stove'],
      lead: [
        'Un parent, un ado, un menu sans dispute. Celui qui sait montre, l’autre goûte, puis on échange.',
        'One parent, one teenager, a menu without quarrels. Whoever knows shows, the other tastes, then you swap.',
      ],
      points: [
        ['un repas complet en deux heures et demie', 'a whole meal in two and a half hours'],
        ['épices : en reconnaître douze les yeux fermés', 'spices: naming twelve with eyes closed'],
        ['la vaisselle, c’est nous', 'we do the washing-up'],
      ],
      bring: ['apron'],
      ...{ ages: [null, null], rhythm: 'single', price: 5_800, deposit: 1_500, places: 10, at: ['tanneurs'], level: 'all', language: 'fr' },
      ...{ options: ['flexible'], questions: ['wish'] },
    },
    {
      slug: 'boulange-du-samedi',
      weekdays: [6],
      title: ['Le levain du samedi', 'Saturday sourdough'],
      lead: [
        'Un levain baptisé par le groupe, nourri à tour de rôle, et un pain par semaine pour toute la tablée.',
        'A starter christened by the group, fed in turns, and one loaf a week for the whole table.',
      ],
      points: [
        ['pétrir à la main, cuire sur pierre', 'kneading by hand, baking on stone'],
        ['comprendre la farine, la bonne', 'understanding flour, the good kind'],
        ['repartir avec son propre levain', 'going home with your own starter'],
      ],
      bring: ['apron', 'box'],
      ...{
        ages: [16, null],
        rhythm: 'weekly',
        price: 22_500,
        deposit: 7_000,
        places: 10,
        at: ['ferme', 'tanneurs'],
        level: 'first',
        language: 'fr',
      },
      ...{ options: [], questions: ['experience'] },
    },
    {
      slug: 'petits-gourmets',
      title: ['Les petits gourmets', 'Little gourmets'],
      lead: [
        'Écosser, écraser, rouler, lécher la cuillère. À quatre ans, la cuisine est une science exacte et une fête.',
        'Shelling, mashing, rolling, licking the spoon. At four, cooking is an exact science and a party.',
      ],
      points: [
        ['un légume mystère chaque jour', 'a mystery vegetable every day'],
        ['pains en forme d’animaux', 'bread in the shape of animals'],
        ['pique-nique préparé par les enfants le vendredi', 'a picnic made by the children on Friday'],
      ],
      bring: ['apron', 'nap', 'snack'],
      ...{ ages: [4, 6], rhythm: 'camp', price: 15_900, deposit: 4_500, places: 8, at: ['maison'], level: 'first', language: 'both' },
      ...{ options: ['daycare', 'twin'], questions: ['pickup'] },
    },
    {
      slug: 'tour-du-monde-en-cinq-plats',
      title: ['Le tour du monde en cinq plats', 'Around the world in five dishes'],
      lead: [
        'Chaque jour une grand-mère du quartier vient montrer son plat : tajine, pierogi, mafé, dal et stoemp.',
        'Every day a grandmother from the neighbourhood shows us her dish: tagine, pierogi, mafé, dal and stoemp.',
      ],
      points: [
        ['écouter, noter, refaire', 'listening, writing down, doing it again'],
        ['un carnet de recettes illustré', 'an illustrated recipe book'],
        ['apprendre à dire merci en cinq langues', 'learning thank you in five languages'],
      ],
      bring: ['apron', 'notebook', 'box'],
      ...{
        ages: [10, 15],
        rhythm: 'camp',
        price: 19_500,
        deposit: 6_000,
        places: 10,
        at: ['tanneurs', 'halles'],
        level: 'all',
        language: 'fr',
      },
      ...{ options: ['flexible', 'shirt'], questions: ['likes', 'vaccine'] },
    },
  ],
};
