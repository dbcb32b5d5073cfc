import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { named } from '../ui/named.ts';
import { saveFile } from '../ui/saveFile.ts';
import { useCall } from '../ui/useCall.ts';

interface ManifestButtonProps {
  /** The dates on it: all of a day, or a single one. */
  of: { day: string } | { slot: number };
  label: string;
  /** What it is the manifest of, for screen readers, where others have the same button. */
  item?: string;
  /** What the saved file is called after. */
  name: string;
}

/** Saves the manifest, to be printed: who comes, with codes and a tick for the waiver. */
export const ManifestButton = ({ of, label, item, name }: ManifestButtonProps) => {
  const { mutate: print, isPending } = useCall((dataProvider) => dataProvider.manifestOf(of), {
    failed: 'resources.dates.failures.manifest',
    onSuccess: (pdf) => pdf instanceof Blob && saveFile(pdf, `manifest-${name}.pdf`),
  });
  return (
    <Button
      aria-label={named(label, item)}
      disabled={isPending}
      onClick={() => print()}
      size="small"
      startIcon={<Print />}
    >
      {label}
    </Button>
  );
};
