import type { Theme } from '../catalogue.ts';

export const FIELD: Theme = {
  motif: 'field',
  activities: [
    {
      slug: 'multisports-du-mercredi',
      weekdays: [3],
      title: ['Le mercredi multisports', 'Multisport Wednesdays'],
      lead: [
        'Un sport différent toutes les trois semaines, pour choisir en connaissance de cause. On y apprend surtout à perdre en riant et à gagner en silence.',
        'A different sport every three weeks, to choose knowing what one chooses. Mostly we learn to lose laughing and to win quietly.',
      ],
      points: [
        ['balle, raquette, crosse et frisbee', 'ball, racket, stick and frisbee'],
        ['des équipes tirées au sort à chaque séance', 'teams drawn by lot every time'],
        ['un tournoi avec les parents en fin de trimestre', 'a tournament with the parents at the end of term'],
      ],
      bring: ['trainers', 'sportswear', 'snack'],
      ...{ ages: [6, 10], rhythm: 'weekly', price: 13_200, deposit: 0, places: 16, at: ['woluwe', 'uccle'], level: 'all', language: 'fr' },
      ...{ options: ['shirt'], questions: ['pickup'] },
    },
    {
      slug: 'stage-foot-et-fair-play',
      title: ['Football et belles manières', 'Football and good manners'],
      lead: [
        'Du ballon toute la journée, et un arbitre que l’on remercie. Les filles et les garçons jouent ensemble, les plus forts apprennent à faire jouer les autres.',
        'Football all day, and a referee one thanks. Girls and boys play together; the strongest learn to let others play.',
      ],
      points: [
        ['technique le matin, petits matchs l’après-midi', 'skills in the morning, small matches in the afternoon'],
        ['une demi-journée de goalball, les yeux bandés', 'half a day of goalball, blindfolded'],
        ['la coupe de l’Éclaircie, en bois de palette', 'the Éclaircie cup, made of pallet wood'],
      ],
      bring: ['sportswear', 'bottle', 'picnic'],
      ...{
        ages: [7, 12],
        rhythm: 'camp',
        price: 14_900,
        deposit: 4_000,
        places: 16,
        at: ['woluwe', 'josaphat'],
        level: 'all',
        language: 'fr',
      },
      ...{ options: ['daycare', 'lunch', 'shirt'], questions: ['pickup', 'experience'] },
    },
    {
      slug: 'basket-au-hangar',
      title: ['Basket au Hangar', 'Basketball at the Shed'],
      lead: [
        'Un panneau, une vraie ligne à trois points, et la lumière du canal par les verrières. Ambiance de quartier, exigence de club.',
        'A backboard, a real three-point line, and canal light through the glass roof. The mood of a neighbourhood, the standards of a club.',
      ],
      points: [
        ['dribble, passe, tir : dix minutes de chacun, tous les soirs', 'dribble, pass, shoot: ten minutes of each, every evening'],
        ['du jeu en trois contre trois', 'three-on-three play'],
        ['match amical contre Anderlecht en fin de saison', 'a friendly against Anderlecht at season’s end'],
      ],
      bring: ['trainers', 'sportswear', 'bottle'],
      ...{ ages: [11, 16], rhythm: 'weekly', price: 15_600, deposit: 0, places: 14, at: ['canal'], level: 'all', language: 'fr' },
      ...{ options: [], questions: ['experience'] },
    },
    {
      slug: 'psychomotricite',
      title: ['Sauts de puce', 'Flea jumps'],
      lead: [
        'Ramper, rouler, grimper, se cacher : le corps d’un enfant de trois ans est un atelier. Nous lui prêtons des tapis, des tunnels et un peu de musique.',
        'Crawling, rolling, climbing, hiding: the body of a three-year-old is a workshop. We lend it mats, tunnels and a little music.',
      ],
      points: [
        ['un parcours nouveau chaque matin', 'a new trail every morning'],
        ['une vraie sieste, avec une vraie berceuse', 'a real nap, with a real lullaby'],
        ['peinture avec les pieds, le vendredi', 'painting with our feet on Friday'],
      ],
      bring: ['nap', 'slippers', 'picnic'],
      ...{
        ages: [3, 5],
        rhythm: 'camp',
        price: 14_500,
        deposit: 4_000,
        places: 10,
        at: ['josaphat', 'maison'],
        level: 'first',
        language: 'fr',
      },
      ...{ options: ['daycare', 'lunch', 'twin'], questions: ['pickup', 'wish'] },
    },
    {
      slug: 'escrime-d-artagnan',
      title: ['Escrime : cape, masque et politesse', 'Fencing: cape, mask and courtesy'],
      lead: [
        'On salue, on se met en garde, on ne triche pas. L’escrime convient aux timides comme aux volcans.',
        'We salute, stand on guard, and never cheat. Fencing suits the shy as well as the volcanic.',
      ],
      points: [
        ['fleuret en plastique puis en métal', 'plastic foil, then a metal one'],
        ['jeux de distance et de ruse', 'games of distance and cunning'],
        ['un duel mis en scène pour les familles', 'a staged duel for the families'],
      ],
      bring: ['trainers', 'sportswear', 'bottle'],
      ...{ ages: [8, 13], rhythm: 'weekly', price: 17_400, deposit: 0, places: 12, at: ['halles'], level: 'first', language: 'fr' },
      ...{ options: ['equipment'], questions: ['experience', 'wish'] },
    },
    {
      slug: 'tournoi-des-familles',
      weekdays: [6, 7],
      title: ['Le tournoi des familles', 'The family tournament'],
      lead: [
        'Deux adultes, deux enfants, huit épreuves absurdes. La force ne sert à rien, la mauvaise foi non plus.',
        'Two adults, two children, eight absurd trials. Strength is of no use, and neither is bad faith.',
      ],
      points: [
        ['course en sac, tir à la corde, kubb et pétanque molle', 'sack race, tug of war, kubb and soft pétanque'],
        ['soupe chaude en hiver, glaces en été', 'hot soup in winter, ice cream in summer'],
        ['le trophée se remet en jeu chaque mois', 'the trophy is up for grabs every month'],
      ],
      bring: ['sportswear', 'rain', 'snack'],
      ...{
        ages: [null, null],
        rhythm: 'single',
        price: 1_200,
        deposit: 0,
        places: 16,
        at: ['josaphat', 'woluwe'],
        level: 'all',
        language: 'both',
      },
      ...{ options: [], questions: [] },
    },
  ],
};
