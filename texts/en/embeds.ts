export const texts: typeof import('../fr/embeds.ts').texts = {
  consent: (host: string) =>
    `This content comes from ${host}. When you show it, ${host} learns of it and may record your visit.`,
  show: 'Show it',
  hide: 'Hide it',
  open_at: (host: string) => `Open at ${host}`,
};
