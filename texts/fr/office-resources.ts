export const texts = {
  title: 'Salles et matériel',
  add: 'Nouvelle salle ou nouveau matériel',
  created: 'Salle ou matériel créé.',
  removed: 'Salle ou matériel supprimé.',
  name: 'Nom',
  description: 'Description',
  location: 'Lieu',
  no_location: 'Aucun lieu',
  configuration: 'Réglage de réservation',
  no_configuration: 'Choisir un réglage',
  order: 'Ordre d’affichage',
  order_help: 'Le plus petit nombre s’affiche en premier.',
  publish: 'Publier sur le site',
  publish_help:
    'Le site ne montre pas encore les salles et le matériel : ce choix sera suivi dès qu’il le fera.',
  published: 'Publié',
  unpublished: 'Non publié',
};
