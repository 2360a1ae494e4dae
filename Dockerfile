# The image of an Assay server. compose.yaml runs it with PostgreSQL.
#
#   docker build -t assay .
#   docker build -t assay --build-arg FONTS=all .     with the fonts of all scripts, 180 MB more

FROM node:24.21.0-bookworm-slim AS build
ARG FONTS=
WORKDIR /build
# the packages first: they change less often than the sources
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm run compile
RUN set -eu; \
  mkdir /fonts; \
  if [ "$FONTS" = all ]; then cp -r node_modules/@expo-google-fonts/. /fonts; fi; \
  npm prune --omit=dev --ignore-scripts; \
  cp -r /fonts/. node_modules/@expo-google-fonts; \
  rm -rf node_modules/.cache

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  ASSAY_HOST=0.0.0.0 \
  ASSAY_DATA_DIR=/data \
  ASSAY_ENV_FILE= \
  ASSAY_ALIVE_FILE=/tmp/assay-alive \
  NODE_COMPILE_CACHE=/tmp/assay
WORKDIR /app
COPY --from=build /build/package.json /build/LICENSE /build/NOTICE ./
COPY --from=build /build/bin bin
COPY --from=build /build/lib lib
COPY --from=build /build/dist dist
COPY --from=build /build/samples samples
COPY --from=build /build/examples/dental-reminders.json examples/dental-reminders.json
COPY --from=build /build/node_modules node_modules
# the server writes into /data and /tmp alone: the rest of the file system may be read-only
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=2m --retries=3 CMD ["node", "/app/bin/healthy.mjs"]
ENTRYPOINT ["node", "/app/bin/assay.mjs"]
CMD ["serve"]
