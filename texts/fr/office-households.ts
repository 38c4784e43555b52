export const texts = {
  title: 'Foyers',
  keeps: 'tient la fiche',
  add: 'Ajouter un foyer',
  add_title: (name: string) => `Avec quelle famille partager ${name} ?`,
  add_help:
    'Pour un enfant dont les parents vivent séparés. Les deux familles le voient, le corrigent et l’inscrivent ; les commandes, les paiements et le portefeuille de chacune restent à elle, et l’autre ne les voit pas.',
  added: (family: string) => `${family} voit maintenant l’enfant dans son compte.`,
  remove: 'Retirer',
  remove_of: (family: string) => `Retirer le foyer ${family}`,
  remove_title: (family: string) => `Retirer le foyer ${family} ?`,
  remove_consequence: (family: string, name: string) =>
    `${family} ne verra plus ${name} et ne pourra plus l’inscrire. Ce qui a déjà été commandé reste à cette famille.`,
  removed: 'Le foyer est retiré.',
  shared_with: (families: string) => `partagé avec ${families}`,
};
