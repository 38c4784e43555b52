const SITE = 'https://ribambelle.example';

/** The legal pages of whoever provides the platform, which every footer links to (1 §2.4). */
export const providerSite = { notice: `${SITE}/legal-notice`, disclaimer: `${SITE}/disclaimer`, privacy: `${SITE}/privacy` } as const;
