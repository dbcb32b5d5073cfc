import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { BlogImage } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** The images of the post in the form: those it was saved with and those uploaded since. */
export function usePostImages() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const id = useRecordContext()?.id;
  const queryKey = ['blog', 'images', id ?? 'new'];
  const { data = NONE } = useQuery<BlogImage[]>({
    queryKey,
    queryFn: () => (id === undefined ? NONE : dataProvider.postImages(Number(id))),
    // A window that regains the focus must not drop what was uploaded and not saved yet.
    staleTime: Number.POSITIVE_INFINITY,
    // The next time the form opens, it starts from what is saved.
    gcTime: 0,
  });

  /** Stores a file and adds it to the list; resolves to its path. */
  const upload = async (file: File): Promise<string> => {
    const { image_path: path } = await dataProvider.uploadPostImage(file);
    queryClient.setQueryData<BlogImage[]>(queryKey, (known = NONE) =>
      known.some((image) => image.path === path) ? known : [...known, { name: file.name, path }],
    );
    return path;
  };
  return { images: data, upload };
}

const NONE: BlogImage[] = [];
