import type { ReactElement } from 'react';
import { Button } from '../actions/button.tsx';
import { buttonClass } from '../actions/button-class.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import { iconPaths } from '../icons/icon-paths.ts';
import { Section } from '../layout/page.tsx';
import { Stack } from '../layout/stack.tsx';

const kinds = ['primary', 'secondary', 'white', 'plain', 'blurred', 'danger'] as const;

const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

export const GalleryActions = (): ReactElement => (
  <Section title="Boutons">
    <Stack direction="across" gap={3}>
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          Ajouter au panier
        </Button>
      ))}
      <Button loading>Ajouter au panier</Button>
      <Button disabled>Complet</Button>
      <a href="#lien" className={buttonClass({ kind: 'white', size: 'small' })}>
        Un lien
      </a>
      <IconButton icon="cart" label="Panier" count={3} />
    </Stack>
    <Button size="large" wide icon="ticket">
      Commander avec obligation de paiement
    </Button>
    <Stack direction="across" gap={4}>
      {Object.keys(iconPaths)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
    </Stack>
  </Section>
);
