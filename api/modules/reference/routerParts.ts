import { ruleOf } from '../../contract/access.ts';
import type { Part } from '../../platform/openapi/model.ts';
import { plainResources } from '../content/plainResources.ts';
import { describeResource } from '../content/resources/describe.ts';
import { contentPart, previewsPart, revisionsPart } from './parts/backOffice.ts';
import { blogPart } from './parts/blog.ts';
import { carPhotosPart } from './parts/carPhotos.ts';
import { legalPart } from './parts/legal.ts';
import { mediaPart } from './parts/media.ts';
import { referencePart } from './parts/service.ts';

/** The chapters whose routes don't describe themselves, with the rules of the table of access. */
export const routerParts = (): Part[] =>
  [
    ...plainResources.map(describeResource),
    legalPart,
    carPhotosPart,
    blogPart,
    mediaPart,
    revisionsPart,
    previewsPart,
    contentPart,
    referencePart,
  ].map(({ routes, ...part }) => ({
    ...part,
    routes: Object.fromEntries(
      Object.entries(routes).map(([route, described]) => {
        const [method = '', path = ''] = route.split(' ');
        return [route, { ...described, rule: ruleOf(method, path) ?? { needs: [] } }];
      }),
    ),
  }));
