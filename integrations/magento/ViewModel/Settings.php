<?php
declare(strict_types=1);

namespace Till\Elements\ViewModel;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\View\Asset\Repository;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Framework\View\LayoutInterface;
use Magento\Store\Model\ScopeInterface;
use Till\Elements\Model\Areas;
use Till\Elements\Model\FileSettings;
use Till\Elements\Model\PageFiles;

/**
 * The settings of a store view: what is replaced, and where the files are.
 */
class Settings implements ArgumentInterface
{
    private const FILES = 'till_elements/files/';
    private const AREAS = 'till_elements/areas/';

    /**
     * @var ScopeConfigInterface
     */
    private $scopeConfig;

    /**
     * @var Repository
     */
    private $assetRepository;

    /**
     * @var FileSettings
     */
    private $rules;

    /**
     * @var PageFiles
     */
    private $pageFiles;

    /**
     * @var Areas
     */
    private $areas;

    /**
     * @param ScopeConfigInterface $scopeConfig
     * @param Repository $assetRepository
     * @param FileSettings $rules
     * @param PageFiles $pageFiles
     * @param Areas $areas
     */
    public function __construct(
        ScopeConfigInterface $scopeConfig,
        Repository $assetRepository,
        FileSettings $rules,
        PageFiles $pageFiles,
        Areas $areas
    ) {
        $this->scopeConfig = $scopeConfig;
        $this->assetRepository = $assetRepository;
        $this->rules = $rules;
        $this->pageFiles = $pageFiles;
        $this->areas = $areas;
    }

    /**
     * Whether the blocks of an area of the shop are replaced.
     *
     * Never where the files are not loaded, since an element would not start there, nor where the theme has other
     * blocks.
     *
     * @param string $area
     * @return bool
     */
    public function isReplaced(string $area): bool
    {
        return $this->isOn('files') && $this->isOn($area) && $this->areas->has($area);
    }

    /**
     * The URL of a file: below the URL in the settings, otherwise the module's own static file.
     *
     * @param string $file
     * @return string
     */
    public function getFileUrl(string $file): string
    {
        $folder = $this->getFolder();

        return $folder === '' ? $this->assetRepository->getUrl('Till_Elements::till/' . $file) : $folder . $file;
    }

    /**
     * The URLs of the files that a page loads beforehand.
     *
     * None below the URL in the settings, where the files may be of another version, with other names.
     *
     * @param LayoutInterface $layout
     * @return string[]
     */
    public function getPreloadUrls(LayoutInterface $layout): array
    {
        $files = $this->getFolder() === ''
            ? $this->pageFiles->getFiles($layout->getUpdate()->getHandles(), [$layout, 'hasElement'])
            : [];

        return array_map([$this, 'getFileUrl'], $files);
    }

    /**
     * The URL in the settings as a source for the content security policy; empty for files of the shop itself.
     *
     * @return string
     */
    public function getPolicySource(): string
    {
        return preg_match('#^https?://#i', $this->getFolder()) ? $this->getFolder() : '';
    }

    /**
     * The import map with the hashes of the files, as JSON that may be printed into a script; empty without one.
     *
     * @return string
     */
    public function getImportMap(): string
    {
        $hashes = $this->rules->getHashes($this->read('import_map'));

        return $hashes === []
            ? ''
            : (string) json_encode(['integrity' => $hashes], JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
    }

    /**
     * The hash of the loader; empty without one.
     *
     * @return string
     */
    public function getIntegrity(): string
    {
        return $this->readHash('integrity');
    }

    /**
     * The hash of the style sheet; empty without one.
     *
     * @return string
     */
    public function getStyleIntegrity(): string
    {
        return $this->readHash('style_integrity');
    }

    /**
     * The URL in the settings with a slash at its end; empty without one that is allowed.
     *
     * @return string
     */
    private function getFolder(): string
    {
        $url = $this->read('base_url');

        return $this->rules->isAddress($url) ? rtrim($url, '/') . '/' : '';
    }

    /**
     * Whether an area is turned on.
     *
     * @param string $area
     * @return bool
     */
    private function isOn(string $area): bool
    {
        return $this->scopeConfig->isSetFlag(self::AREAS . $area, ScopeInterface::SCOPE_STORE);
    }

    /**
     * Reads a hash from the settings; empty where it is none.
     *
     * @param string $name
     * @return string
     */
    private function readHash(string $name): string
    {
        $hash = $this->read($name);

        return $this->rules->isHash($hash) ? $hash : '';
    }

    /**
     * Reads a string from the settings.
     *
     * @param string $name
     * @return string
     */
    private function read(string $name): string
    {
        return trim((string) $this->scopeConfig->getValue(self::FILES . $name, ScopeInterface::SCOPE_STORE));
    }
}
