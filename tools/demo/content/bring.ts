import type { Words } from '../shop.ts';

/** The lists of what to bring, once for all activities. */
export const BRING = {
  picnic: ['un pique-nique sans noix et deux collations', 'a nut-free packed lunch and two snacks'],
  snack: ['une collation et une gourde remplie', 'a snack and a filled water bottle'],
  bottle: ['une gourde à son nom', 'a water bottle with a name on it'],
  swimsuit: [
    'un maillot une pièce et un bonnet de bain',
    'a one-piece swimsuit and a swimming cap',
  ],
  towel: ['une grande serviette et de quoi se changer', 'a large towel and a change of clothes'],
  trainers: ['des baskets propres à semelles claires', 'clean trainers with light soles'],
  sportswear: ['une tenue dans laquelle on peut courir et tomber', 'clothes to run and fall in'],
  rain: [
    'des bottes et une vraie veste de pluie : nous sortons par tous les temps',
    'wellies and a proper raincoat: we go out in any weather',
  ],
  oldShirt: [
    'une vieille chemise qui peut finir tachée',
    'an old shirt that may end up covered in paint',
  ],
  apron: ['un tablier, si vous en avez un', 'an apron, if you have one'],
  box: [
    'une boîte hermétique pour rapporter ses chefs-d’œuvre',
    'an airtight box to bring the masterpieces home',
  ],
  slippers: ['des chaussettes antidérapantes', 'non-slip socks'],
  black: ['une tenue souple et sombre', 'soft, dark clothes'],
  instrument: ['son instrument, accordé si possible', 'your own instrument, tuned if possible'],
  notebook: ['un carnet et un crayon', 'a notebook and a pencil'],
  usb: ['une clé USB pour garder ses projets', 'a USB stick to keep your projects'],
  gloves: ['des gants de jardin à sa taille', 'gardening gloves that fit'],
  sun: [
    'une casquette et de la crème solaire, même en avril',
    'a cap and sun cream, even in April',
  ],
  nap: ['son doudou et des vêtements de rechange', 'a favourite cuddly toy and spare clothes'],
  climbing: ['des vêtements qui couvrent les genoux', 'clothes that cover the knees'],
  nothing: ['rien du tout : tout est sur place', 'nothing at all: everything is there'],
  warm: ['un pull bien chaud et des chaussures fermées', 'a warm jumper and closed shoes'],
} as const satisfies Record<string, Words>;

export type BringKey = keyof typeof BRING;
