export const texts = {
  title: 'Versions',
  none: 'Rien n’a encore été publié.',
  version: (number: number) => `Version ${number}`,
  by: (name: string) => `par ${name}`,
  look: 'Voir',
  look_at: (number: number) => `Voir la version ${number}`,
  shown: (number: number) => `Vous voyez la version ${number}`,
  shown_help: 'Rien n’est modifié tant que vous ne la reprenez pas.',
  restore: 'Reprendre',
  restore_this: 'Reprendre cette version',
  restore_version: (number: number) => `Reprendre la version ${number}`,
  back_to_draft: 'Revenir au brouillon',
};
