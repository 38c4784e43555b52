import type { ReactElement } from 'react';
import { Button } from '../actions/button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadingOverlay } from '../feedback/loading-overlay.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Stars } from '../feedback/stars.tsx';
import { showToast } from '../feedback/toaster.ts';
import { Section } from '../layout/page.tsx';
import { Grid, Stack } from '../layout/stack.tsx';

const tones = ['neutral', 'red', 'yellow', 'green', 'blue', 'accent'] as const;

export const GalleryFeedback = (): ReactElement => (
  <Section title="États">
    <Stack direction="across" gap={3}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          Paiement en attente
        </Badge>
      ))}
    </Stack>
    <Stack direction="across" gap={5}>
      {[5, 3.5, 0].map((score) => (
        <Stars key={score} score={score} label={`${score} sur 5`} />
      ))}
    </Stack>
    <Notice title="Votre place est gardée">Elle le reste pendant quinze minutes.</Notice>
    <Notice
      tone="red"
      title="Le paiement n’a pas abouti"
      action={<Button size="small">Réessayer</Button>}
    >
      Votre banque a refusé l’opération. Rien n’a été débité.
    </Notice>
    <Notice tone="yellow">Il reste 75,00 € à payer avant le 1er juillet.</Notice>
    <Notice tone="green">C’est enregistré.</Notice>
    <LoadingOverlay active label="Chargement">
      <Notice>Ce qui était là s’efface un peu.</Notice>
    </LoadingOverlay>
    <Spinner label="Chargement des activités" show_label />
    <Grid>
      <Skeleton shape="card" count={3} />
      <div>
        <Skeleton shape="row" count={2} />
        <Skeleton shape="text" />
      </div>
    </Grid>
    <EmptyState
      title="Aucun résultat"
      text="Il semblerait qu’aucune disponibilité ne corresponde à votre recherche."
      action={<Button kind="secondary">Effacer les filtres</Button>}
    />
    <Button kind="white" onClick={() => showToast({ kind: 'success', text: 'Ajouté au panier' })}>
      Montrer un message
    </Button>
  </Section>
);
