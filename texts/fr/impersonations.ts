export const texts = {
  open: 'Voir le site comme cette famille',
  go: (family: string) => `Ouvrir le site comme ${family}`,
  help: 'Le lien est valable une minute, une seule fois. Tout ce que vous ferez est inscrit à votre nom dans le journal.',
  /** The actions of staff as a family, in the log; by method and path. */
  acts: {
    'POST /api/carts/offers': 'A pris une place proposée',
    'POST /api/carts/items/extend': 'A prolongé le panier',
    'DELETE /api/carts/items': 'A retiré du panier',
    'POST /api/carts/items': 'A ajouté au panier',
    'POST /api/carts/coupons': 'A ajouté un code promo',
    'DELETE /api/carts/coupons': 'A retiré un code promo',
    'DELETE /api/registrations/waiting-list': 'A quitté une liste d’attente',
    'DELETE /api/registrations/waiting-list/offer': 'A refusé une place proposée',
    'POST /api/registrations/waiting-list': 'S’est inscrit sur une liste d’attente',
    'PUT /api/registrations/waiting-list/together': 'A changé qui attend ensemble',
    'PUT /api/registrations': 'A changé une inscription',
    'POST /api/registrations/cancel': 'A annulé une inscription',
    'PUT /api/participants': 'A modifié un participant',
    'DELETE /api/participants': 'A supprimé un participant',
    'POST /api/participants': 'A ajouté un participant',
    'POST /api/auth/logout': 'A terminé',
    'POST /api/carts/checkout': 'A passé la commande',
    'POST /api/registrations/requests/cancel': 'A annulé une demande',
  },
};

export const errors = {
  REFUND_NOT_PERMITTED:
    'Ceci rend de l’argent à la famille : il vous faut le droit de rembourser. Rien n’a été changé.',
  IMPERSONATION_LINK_INVALID:
    'Ce lien a déjà servi ou n’est plus valable. Recommencez depuis la fiche de la famille.',
  IMPERSONATION_WITHOUT_EMAIL:
    'Cette famille n’a pas d’adresse e-mail, donc pas de compte sur le site.',
};
